/** What the build tells a service worker: it stands for `SETUP` in its sources. */
export interface WorkerSetup {
  /** Path below which the site is served, with slashes at both ends. */
  baseUrl: string;
  /** Changes with every file of the site, so that browsers see a new worker for each release. */
  release: string;
  /** Addresses of the page about reading offline (first) and of what it needs. */
  shell: string[];
  /** Hashes of the files whose names contain one, by path. */
  hashes: Readonly<Record<string, string>>;
  /** Where pages lead that only name another address, by the names under which `toPageKey` would keep them. */
  redirects: Readonly<Record<string, string>>;
}
