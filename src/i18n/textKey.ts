import type {ParseKeys} from 'i18next';

/** A key of the translations; a message that forms and screens pass on before it is put in words. */
export type TextKey = ParseKeys;
