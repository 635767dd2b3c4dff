/** The score sheet of Ekö, line by line as the server counts it. */
import type { IconName } from '../../art/icons';
import type { ScoreLine } from '../../net/types';
import type { PointPart } from '../../table/shell/parts';
import { readBuilding } from '../board/reading';
import type { EkoPosition } from '../types';

interface Part extends PointPart {
  /** Where to look on the board. */
  places: string[];
  rule: string;
}

const BUILDINGS: readonly IconName[] = ['tent', 'tower', 'castle'];

export const ekoParts = (position: EkoPosition, lines: readonly ScoreLine[]): Part[] =>
  lines.map((line): Part => {
    const plain = { label: line.title ?? line.name, points: line.points, rule: line.rule ?? '' };
    const source: string = line.source;
    if (source === 'captive') return { ...plain, icon: 'crown', places: [] };
    if (source !== 'building') return { ...plain, icon: 'pyramid', places: line.name.split('+') };
    const worth = readBuilding(position.buildings[line.name])?.worth ?? 1;
    return { ...plain, icon: BUILDINGS[worth - 1] ?? 'tent', places: [line.name] };
  });
