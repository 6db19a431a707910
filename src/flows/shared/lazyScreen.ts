import type {ComponentType} from 'react';
import {whenOnline} from './whenOnline.ts';

/** A screen whose code is loaded when it is near; once loaded, it is drawn without a moment's wait. */
export type LazyScreen = {
  load: () => Promise<ComponentType>;
  /** Absent until loaded. */
  loaded: () => ComponentType | undefined;
};

export const lazyScreen = (load: () => Promise<ComponentType>): LazyScreen => {
  let component: ComponentType | undefined;
  return {
    load: async () => {
      await whenOnline();
      component ??= await load();
      if (!component) throw new Error('A part came without its screen');
      return component;
    },
    loaded: () => component,
  };
};
