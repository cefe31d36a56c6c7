import path from 'node:path';
import ts from 'typescript';
import { REPOSITORY } from '../../tools/support/paths.mjs';

/** A use of a browser feature. */
export interface WebFeature {
  /** Possible names in MDN's data, such as `api.Element.ariaBusy`, the most precise first. */
  names: string[];
  /** Path relative to the repository. */
  file: string;
  line: number;
  /** Whether the code checks for the feature with `?.`. */
  isOptional: boolean;
}

/** Suffix of the types of constructors in TypeScript's own declarations. */
const CONSTRUCTOR = /Constructor$/;

/**
 * Finds the features of the browser and of the language's library that the code of the pages uses, by their types.
 *
 * @param project - path of a TypeScript configuration, relative to the repository
 * @returns the uses, without uses in packages and without features that packages declare
 */
export function listWebFeatures(project: string): WebFeature[] {
  const { config } = ts.readConfigFile(path.join(REPOSITORY, project), ts.sys.readFile.bind(ts.sys)) as {
    config: unknown;
  };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, REPOSITORY);
  const program = ts.createProgram(fileNames, { ...options, incremental: false });
  const checker = program.getTypeChecker();

  return program
    .getSourceFiles()
    .filter(({ fileName, isDeclarationFile }) => !isDeclarationFile && !fileName.includes('/node_modules/'))
    .flatMap((file) => listFeaturesOf(file, checker, program));
}

function listFeaturesOf(file: ts.SourceFile, checker: ts.TypeChecker, program: ts.Program): WebFeature[] {
  const features: WebFeature[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isIdentifier(node)) {
      const names = nameFeature(node, checker, program);
      if (names.length > 0) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        features.push({
          names,
          file: path.relative(REPOSITORY, file.fileName),
          line: line + 1,
          isOptional: isOptionalCall(node),
        });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);

  return features;
}

/** Returns whether an identifier is the `y` of a call such as `x.y?.()`, which has no effect without `y`. */
function isOptionalCall({ parent }: ts.Node): boolean {
  return (
    ts.isPropertyAccessExpression(parent) &&
    ts.isCallExpression(parent.parent) &&
    parent.parent.questionDotToken !== undefined
  );
}

function nameFeature(node: ts.Identifier, checker: ts.TypeChecker, program: ts.Program): string[] {
  const symbol = findSymbol(node, checker);
  const [declaration] =
    symbol?.declarations?.filter((one) => program.isSourceFileDefaultLibrary(one.getSourceFile())) ?? [];
  if (declaration === undefined) return [];
  const owner = findOwner(declaration);
  if (owner === undefined) return [`api.${node.text}`, `javascript.builtins.${node.text}`];
  const isStatic = CONSTRUCTOR.test(owner) || ts.isTypeLiteralNode(declaration.parent);
  const receivers = isStatic ? [] : listReceivers(node, checker);

  return [owner.replace(CONSTRUCTOR, '').replace(/^Readonly(?=Array|Map|Set)/, ''), ...receivers].flatMap((name) => [
    ...(isStatic ? [`api.${name}.${node.text}_static`] : []),
    `api.${name}.${node.text}`,
    `javascript.builtins.${name}.${node.text}`,
  ]);
}

function findSymbol(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { parent } = node;
  // `const { next } = value` names a member of the value on the right.
  if (ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node)
    return checker.getTypeAtLocation(parent.parent).getProperty(node.text);

  return checker.getSymbolAtLocation(node);
}

/** Finds the interface, or the variable with the static members, that declares a feature; `undefined` for globals. */
function findOwner({ parent }: ts.Declaration): string | undefined {
  if (ts.isInterfaceDeclaration(parent)) return parent.name.text;
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) return parent.parent.name.getText();

  return undefined;
}

/**
 * Lists the interface of the value before the dot, and then its base interfaces. TypeScript declares some features in
 * mixins, but the data lists them under the interfaces that use the mixin.
 */
function listReceivers({ parent }: ts.Identifier, checker: ts.TypeChecker): string[] {
  const receiver = ts.isPropertyAccessExpression(parent)
    ? checker.getTypeAtLocation(parent.expression)
    : ts.isBindingElement(parent)
      ? checker.getTypeAtLocation(parent.parent)
      : undefined;
  if (receiver === undefined) return [];
  const types = [checker.getNonNullableType(checker.getApparentType(receiver))].flatMap((type) =>
    type.isUnionOrIntersection() ? type.types : [type],
  );

  return [...new Set(types.flatMap((type) => listBases(type, checker)))];
}

function listBases(type: ts.Type, checker: ts.TypeChecker): string[] {
  const constraint = checker.getBaseConstraintOfType(type) ?? type;
  const own = constraint.getSymbol()?.name;

  return [
    ...(own === undefined ? [] : [own]),
    ...(constraint.getBaseTypes() ?? []).flatMap((base) => listBases(base, checker)),
  ];
}
