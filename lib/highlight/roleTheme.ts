import type { ThemeRegistrationRaw } from 'shiki/core';
import { CODE_ROLES, type CodeRole } from './types';

/**
 * TextMate scopes of each role, separated by commas. The order within a role has no effect, because TextMate prefers
 * the more specific scope. The role `_` resets a scope to plain text if a more general scope would color it.
 */
const SCOPES: Readonly<Record<CodeRole | '_', string>> = {
  k: `
    keyword, storage, keyword.operator.new, keyword.operator.expression, keyword.operator.logical.python,
    keyword.operator.wordlike, constant.language.import-export-all, variable.language,
    punctuation.definition.tag.xml.prolog, meta.diff.header`,
  t: `
    entity.name.type, entity.name.class, entity.name.namespace.class, entity.other.inherited-class,
    support.type, support.class, storage.type.java, storage.type.generic.java,
    storage.type.object.array.java, storage.type.primitive.java, storage.type.primitive.array.java,
    storage.type.groovy, storage.type.class.groovy, entity.name.tag, keyword.other.definition.ini,
    support.type.property-name, punctuation.support.type.property-name, entity.name.table.toml,
    variable.other.key.toml`,
  s: `
    string, punctuation.definition.string, string keyword, string.regexp keyword,
    string.regexp keyword.operator, string.regexp punctuation, string.regexp constant.other,
    string.regexp support, markup.inline.raw`,
  n: 'constant.numeric, keyword.other.unit',
  f: `
    entity.name.function, support.function, meta.function-call.generic, markup.inserted,
    punctuation.definition.inserted`,
  c: `
    comment, punctuation.definition.comment, comment keyword, comment storage, comment variable,
    string.quoted.docstring`,
  o: `
    constant.language, constant.other, constant.character, variable.other.constant,
    variable.other.enummember, support.constant, constant.language.open-bound.wirespec,
    string.regexp constant.character.escape`,
  a: `
    storage.type.annotation, punctuation.definition.annotation, meta.declaration.annotation,
    entity.name.type.annotation.kotlin, entity.name.function.decorator, punctuation.definition.decorator,
    entity.name.tag.tsp,
    meta.attribute.rust, punctuation.definition.attribute.rust, punctuation.brackets.attribute.rust,
    entity.other.attribute-name`,
  m: `
    constant.language.http-method.wirespec, constant.numeric.status.wirespec, keyword.control.http,
    markup.deleted, punctuation.definition.deleted`,
  _: `
    punctuation, keyword.operator, meta.brace, storage.type.function.arrow, storage.modifier.pointer,
    storage.modifier.array.bracket, string.unquoted.argument.shell, storage.modifier.import,
    storage.modifier.package, meta.template.expression, variable.language.special.self.python`,
};

const PLAIN_COLOR = '#fffff0';

const ROLE_LETTERS = Object.keys(CODE_ROLES) as CodeRole[]; // The cast is needed: `Object.keys` returns `string[]`.

/**
 * Returns the color that represents a role, because a TextMate theme can only assign colors. The offset 16 gives each
 * number two hexadecimal digits.
 */
function toPlaceholderColor(role: CodeRole | '_'): string {
  return role === '_' ? PLAIN_COLOR : `#0000${(ROLE_LETTERS.indexOf(role) + 16).toString(16)}`;
}

const ROLE_BY_COLOR = new Map(ROLE_LETTERS.map((role) => [toPlaceholderColor(role), role]));

/**
 * A TextMate theme whose colors represent roles. The stylesheet defines the real colors, so one highlighting result
 * serves both color modes.
 */
export const roleTheme: ThemeRegistrationRaw = {
  name: 'roles',
  type: 'dark',
  fg: PLAIN_COLOR,
  bg: '#000000',
  settings: [
    { settings: { foreground: PLAIN_COLOR, background: '#000000' } },
    ...[...ROLE_LETTERS, '_' as const].map((role) => ({
      scope: SCOPES[role],
      settings: { foreground: toPlaceholderColor(role) },
    })),
  ],
};

/** Returns the role that a theme color represents, or undefined for plain text. */
export function findRole(color: string | undefined): CodeRole | undefined {
  return color === undefined ? undefined : ROLE_BY_COLOR.get(color.toLowerCase());
}
