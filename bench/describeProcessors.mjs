import os from 'node:os';

/** @returns {string} how many processors this machine has, and of what model, such as `2 × AMD EPYC` */
export function describeProcessors() {
  const cpus = os.cpus();
  const model = cpus[0]?.model.replace(/\s+/g, ' ').trim() ?? 'unknown processor';

  return `${cpus.length} × ${model}`;
}
