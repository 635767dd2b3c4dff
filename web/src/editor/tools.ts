/** Tools of the editor, and where one that is dragged is dropped. */
import type { IconName } from '../art/icons';

export interface Tool {
  id: string;
  icon: IconName;
  label: string;
  /** How many pieces it sets, where that is its name. */
  count?: number;
}

/** What a dragged tool is known by. */
export const TOOL = 'text/x-tetrarch-tool';

/** Whether something of the editor is dragged here. */
export const allowDrop = (event: DragEvent): void => {
  if (event.dataTransfer?.types.some((type) => type.startsWith('text/x-tetrarch'))) event.preventDefault();
};

/** Hand a tool that was dropped on a place of the board to whoever uses it. */
export const droppedTool = (event: DragEvent, use: (place: string, tool: string) => void): void => {
  const tool = event.dataTransfer?.getData(TOOL);
  const hit = document
    .elementsFromPoint(event.clientX, event.clientY)
    .find((element) => element instanceof SVGElement && element.dataset.name) as SVGElement | undefined;
  if (!tool || !hit?.dataset.name) return;
  event.preventDefault();
  use(hit.dataset.name, tool);
};
