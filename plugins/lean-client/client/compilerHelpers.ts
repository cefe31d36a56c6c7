/**
 * Stands in for `tslib`: the one helper that `@docusaurus/utils-common` asks for. It gives a CommonJS module a default export.
 *
 * A module that asks for another one fails when it is loaded, and with it every test of a page.
 */
export function __importDefault<Module extends { __esModule?: boolean }>(module: Module): Module | { default: Module } {
  return module.__esModule === true ? module : { default: module };
}
