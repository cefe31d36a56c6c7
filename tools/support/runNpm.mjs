import { runCommand } from './runCommand.mjs';

/**
 * Runs npm: the installation that started this process, otherwise the one on the `PATH`.
 *
 * @param {readonly string[]} args
 * @param {Parameters<typeof runCommand>[2]} [options]
 */
export function runNpm(args, options) {
  const npmScript = process.env.npm_execpath ?? '';

  return npmScript.endsWith('npm-cli.js')
    ? runCommand(process.execPath, [npmScript, ...args], options)
    : runCommand('npm', args, options);
}
