import {metaOf} from '../flows/shared/flowActor.ts';
import type {Session} from './session.ts';

/** The first screen is drawn at once, so its code comes before. */
export const loadShownScreen = async (session: Session) => {
  const view = session.view();
  const screen = view?.kind === 'flow' && metaOf(view.actor.getSnapshot())?.screen;
  if (screen) await view.flow.screens[screen]?.screen.load();
};
