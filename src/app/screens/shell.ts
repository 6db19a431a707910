import {createContext, use} from 'react';
import type {FlowSettings} from '../../flows/shared/contract/flowContext.ts';

/** What the frame around the screens needs. */
export type Shell = {
  settings: FlowSettings;
  /** The query now in the address. */
  search: string;
  setLanguage: (code: string) => void;
};

export const ShellContext = createContext<Shell | undefined>(undefined);

export const useShell = (): Shell => {
  const shell = use(ShellContext);
  if (!shell) throw new Error('The frame was rendered outside the app');
  return shell;
};
