import type {ComponentType} from 'react';

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
      component ??= await load();
      return component;
    },
    loaded: () => component,
  };
};
