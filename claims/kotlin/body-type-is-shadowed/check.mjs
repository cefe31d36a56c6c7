import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { withScratchFolder } from '../../support/programs.mjs';
import { generateCode, runKotlin } from '../../support/jvm.mjs';

const CONTRACT = `
type Path { text: String }
type Queries { text: String }
type Headers { text: String }
endpoint SendPath POST Path /path/{id: String} -> { 200 -> String }
endpoint SendQueries POST Queries /queries ? { title: String } -> { 200 -> String }
endpoint SendHeaders POST Headers /headers # { trace: String } -> { 200 -> String }
`;

// These bodies are classes of the endpoints, not the types in the contract.
const PROGRAM = `
import library.endpoint.*
fun main() {
  val path: SendPath.Path = SendPath.Request("1", SendPath.Path("a")).body
  val queries: SendQueries.Queries = SendQueries.Request("1", SendQueries.Queries("b")).body
  val headers: SendHeaders.Headers = SendHeaders.Request("1", SendHeaders.Headers("c")).body
  print("$path $queries $headers")
}
`;

withScratchFolder((folder) => {
  generateCode(folder, CONTRACT, ['-l', 'Kotlin', '--shared']);
  fs.writeFileSync(path.join(folder, 'Main.kt'), PROGRAM);
  assert.equal(runKotlin(folder), 'Path(id=a) Queries(title=b) Headers(trace=c)');
});
