/** A file or a folder of a tree; a folder has children. */
export interface TreeNode {
  /**
   * Last part of the path. If a folder contains nothing but another folder, both parts are joined:
   * `com/example/library`.
   */
  name: string;
  path: string;
  children?: TreeNode[];
}

/**
 * Sorts paths into folders, which come before files. A folder that contains only another folder is merged with it into
 * one node.
 */
export function createFileTree(paths: readonly string[]): TreeNode[] {
  const root: TreeNode = { name: '', path: '', children: [] };
  for (const path of paths) addPath(root, path.split('/'), path);
  return mergeFolders(root.children ?? []);
}

function addPath(root: TreeNode, parts: readonly string[], path: string): void {
  let folder = root;
  for (const [index, name] of parts.slice(0, -1).entries()) {
    const known = folder.children?.find((child) => child.name === name && child.children !== undefined);
    const next = known ?? { name, path: parts.slice(0, index + 1).join('/'), children: [] };
    if (known === undefined) folder.children?.push(next);
    folder = next;
  }
  folder.children?.push({ name: parts.at(-1) ?? '', path });
}

function mergeFolders(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes
    .map((node) => {
      const { name, path, children } = mergeOnlyFolder(node);
      return children === undefined ? { name, path } : { name, path, children: mergeFolders(children) };
    })
    .sort(compareNodes);
}

/** Joins a folder with its only entry, as long as that entry is a folder. */
function mergeOnlyFolder(node: TreeNode): TreeNode {
  const [only, ...others] = node.children ?? [];
  if (only?.children === undefined || others.length > 0) return node;
  return mergeOnlyFolder({ ...only, name: `${node.name}/${only.name}` });
}

function compareNodes(left: TreeNode, right: TreeNode): number {
  const rank = Number(left.children === undefined) - Number(right.children === undefined);
  return rank !== 0 ? rank : left.name < right.name ? -1 : 1;
}
