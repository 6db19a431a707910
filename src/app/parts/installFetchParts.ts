import {createFetchParts} from './fetchParts.ts';
import {FETCH_PARTS} from './fetchPartsName.ts';

const there = [...document.querySelectorAll('link[rel=modulepreload]')].map(
  (link) => link.getAttribute('href') ?? '',
);

Object.assign(window, {[FETCH_PARTS]: createFetchParts(there)});
