/** A server of the built product's files, beside the sandbox of the preview server. */
export type Host = {url: string; close(): Promise<void>};

export type HostPlace = {
  /** Where the build is. */
  folder: string;
  /** Who answers `/api` and `/sandbox`, as `http://host:port`. */
  sandbox: string;
  port: number;
};
