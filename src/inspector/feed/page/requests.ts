import axios, {type InternalAxiosRequestConfig} from 'axios';
import type {Facts} from '../messages.ts';

const isBag = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The names of all fields in a body, as paths; those of a list once. */
const fieldsIn = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value)) return [...new Set(value.flatMap((one) => fieldsIn(one, `${path}[]`)))];
  if (!isBag(value)) return path === '' ? [] : [path];
  return Object.entries(value).flatMap(([name, one]) =>
    fieldsIn(one, path === '' ? name : `${path}.${name}`),
  );
};

/** Paths of the API that end in a web address, which was typed. */
const NAMED = /^(\/installation\/(?:add|availability)\/).*$/;

/** What may be shown of a request: method, path and the names of its fields, no value. */
const requestFacts = (method: string, path: string, body: unknown): Facts => {
  const fields = fieldsIn(body);
  return {
    method: method.toUpperCase(),
    path: path.replace(NAMED, '$1{domain}'),
    ...(fields.length > 0 && {fields: fields.join(', ')}),
  };
};

/** Reports each request. To be called before the client is made, which copies the defaults. */
export const watchRequests = (report: (facts: Facts) => void): void => {
  const others = [axios.defaults.transformRequest ?? []].flat();
  const note = function (this: InternalAxiosRequestConfig, body: unknown) {
    report(requestFacts(this.method ?? 'get', this.url ?? '', body));
    return body;
  };
  axios.defaults.transformRequest = [note, ...others];
};
