/** What can be taken back, as the server tells it. */
import type { Moment } from '../../net/types';

/** Whether the last own decision can be taken back, or one can ask for that. */
export const isUndoable = (moment: Moment | null): boolean => {
  const undo = moment?.undo;
  return !!undo && (undo.free || undo.consent) && undo.asked === null;
};

/** Whether somebody else would be asked. */
export const asksOthers = (moment: Moment | null, viewer: number | null): boolean =>
  !!moment?.undo?.consent &&
  moment.seats.some((seat, i) => i !== viewer && seat.person && !seat.bot && !seat.away && !seat.gave_up);
