import {metaOf} from '../flows/shared/flowActor.ts';
import type {Session} from './session.ts';

/** In milliseconds. */
const LONGEST_BLANK = 2_000;

const after = (time: number) => new Promise<void>((resolve) => void setTimeout(resolve, time));

/**
 * The first screen is drawn at once, so its code comes before; whether it came. A page that is blank until then does
 * not wait for long.
 */
export const loadShownScreen = async (
  session: Session,
  {isBlank = false} = {},
): Promise<boolean> => {
  const view = session.view();
  const screen = view?.kind === 'flow' && metaOf(view.actor.getSnapshot())?.screen;
  if (!screen) return view?.kind !== 'unreachable';
  const shown = view.flow.screens[screen]?.screen;
  try {
    await Promise.race([shown?.load(), ...(isBlank ? [after(LONGEST_BLANK)] : [])]);
    return shown?.loaded() !== undefined;
  } catch {
    return false;
  }
};
