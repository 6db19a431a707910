import axios, {type AxiosInstance} from 'axios';

/**
 * The one HTTP client (specification 7.4). JSON both ways, no custom headers, 2xx alone is success, no
 * time limit of its own: whoever calls gives up through a signal.
 */
export const createClient = ({host}: {host: string}): AxiosInstance =>
  axios.create({baseURL: host, withXSRFToken: false});
