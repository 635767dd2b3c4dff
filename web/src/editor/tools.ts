/** The tools of the editor, and how they are dropped on a board. */
import type { IconName } from '../art/icons';

export interface Tool {
  id: string;
  icon: IconName;
  label: string;
  /** How many pieces it places, if that is its label. */
  count?: number;
}

/** The data type of a dragged tool. */
export const TOOL = 'text/x-tetrarch-tool';

/** Accept dragged tools. */
export const allowDrop = (event: DragEvent): void => {
  if (event.dataTransfer?.types.some((type) => type.startsWith('text/x-tetrarch'))) event.preventDefault();
};

/** Apply a tool that was dropped on a place of the board. */
export const droppedTool = (event: DragEvent, use: (place: string, tool: string) => void): void => {
  const tool = event.dataTransfer?.getData(TOOL);
  const hit = document
    .elementsFromPoint(event.clientX, event.clientY)
    .find((element) => element instanceof SVGElement && element.dataset.name) as SVGElement | undefined;
  if (!tool || !hit?.dataset.name) return;
  event.preventDefault();
  use(hit.dataset.name, tool);
};
