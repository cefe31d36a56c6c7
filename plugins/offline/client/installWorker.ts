import { BASE_PATH } from '@site/src/client/navigation/site';
import { registerWorker } from './registration';

/** Installs the service worker and waits: whether it answers for the site then. */
export async function installWorker(): Promise<boolean> {
  const registration = await registerWorker();
  if (registration === undefined) return false;
  if (registration.active !== null) return true;
  const worker = registration.waiting ?? registration.installing;

  return worker !== null && isActivated(worker);
}

/** A worker that cannot fetch what it keeps from the start is given up by the browser. */
function isActivated(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve(worker.state === 'activated');
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Whether a worker answers for the site: without one, what is on the device is not read. */
export async function hasWorker(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration(BASE_PATH);

  return registration !== undefined && registration.active !== null;
}
