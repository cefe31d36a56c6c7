import { readFileSync } from "node:fs";
// node_modules/vfile-location/lib/index.js
/**
* @import {VFile, Value} from 'vfile'
* @import {Location} from 'vfile-location'
*/
/**
* Create an index of the given document to translate between line/column and
* offset based positional info.
*
* Also implemented in Rust in [`wooorm/markdown-rs`][github-markdown-rs].
*
* [github-markdown-rs]: https://github.com/wooorm/markdown-rs/blob/main/src/util/location.rs
*
* @param {VFile | Value} file
*   File to index.
* @returns {Location}
*   Accessors for index.
*/
function location(file) {
	const value = String(file);
	/**
	* List, where each index is a line number (0-based), and each value is the
	* byte index *after* where the line ends.
	*
	* @type {Array<number>}
	*/
	const indices = [];
	let cr = -1;
	let lf = -1;
	return {
		toOffset,
		toPoint
	};
	/**
	* Add the next line to `indices`.
	*
	* @returns {undefined}
	*   Nothing.
	*/
	function grow() {
		const from = indices.at(-1) ?? 0;
		if (cr < from) {
			cr = value.indexOf("\r", from);
			if (cr === -1) cr = Infinity;
		}
		if (lf < from) {
			lf = value.indexOf("\n", from);
			if (lf === -1) lf = Infinity;
		}
		const eol = cr + 1 === lf ? lf : Math.min(cr, lf);
		indices.push((eol === Infinity ? value.length : eol) + 1);
	}
	/**
	* Get the line/column based `Point` for `offset`.
	*
	* @type {Location['toPoint']}
	*/
	function toPoint(offset) {
		if (typeof offset === "number" && offset > -1 && offset <= value.length) {
			while ((indices.at(-1) ?? 0) <= offset) grow();
			let low = 0;
			let high = indices.length - 1;
			while (low < high) {
				const middle = Math.floor((low + high) / 2);
				if (indices[middle] > offset) high = middle;
				else low = middle + 1;
			}
			return {
				line: low + 1,
				column: offset - (low > 0 ? indices[low - 1] : 0) + 1,
				offset
			};
		}
	}
	/**
	* Get the `offset` from a line/column based `Point`.
	*
	* @type {Location['toOffset']}
	*/
	function toOffset(point) {
		if (point && typeof point.line === "number" && typeof point.column === "number" && !Number.isNaN(point.line) && point.column > 0) {
			while (indices.length < point.line && (indices.at(-1) ?? 0) <= value.length) grow();
			const offset = (point.line > 1 ? indices[point.line - 2] : 0) + point.column - 1;
			if (offset < indices[point.line - 1]) return offset;
		}
	}
}
// lib/compiler/textPosition.ts
/**
* Creates a function that finds positions in `text`. Offsets outside the text give the nearest position in it.
* Positions in contracts are computed from the compiler's offsets, because its line numbers are wrong after comments
* and with CRLF.
*/
function createPositionFinder(text) {
	const places = location(text);
	return (offset) => {
		const { line = 1, column = 1 } = places.toPoint(Math.min(Math.max(offset, 0), text.length)) ?? {};
		return {
			line,
			column
		};
	};
}
// lib/json/pointers.ts
/** Appends keys to a pointer. */
function joinPointer(pointer, ...keys) {
	return [pointer, ...keys.map((key) => String(key).replaceAll("~", "~0").replaceAll("/", "~1"))].join("/");
}
/** Splits a pointer into its keys. */
function splitPointer(pointer) {
	return pointer.split("/").slice(1).map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}
// lib/json/objects.ts
/** Returns whether a value is an object, but neither `null` nor a list. */
function isJsonObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** Returns an own property of `parent` if it is an object; otherwise an empty object. */
function readObject(parent, key) {
	const value = readProperty(parent, key);
	return isJsonObject(value) ? value : {};
}
/** Returns an own property of `parent`; undefined if it is missing, or if `parent` is not an object. */
function readProperty(parent, key) {
	return typeof parent === "object" && parent !== null && Object.hasOwn(parent, key) ? Reflect.get(parent, key) : void 0;
}
/** Returns an own property of `parent` if it is a list; otherwise an empty list. */
function readList(parent, key) {
	const value = readProperty(parent, key);
	return Array.isArray(value) ? value : [];
}
/** Returns an own property of `parent` if it is a string; otherwise an empty string. */
function readText$1(parent, key) {
	const value = readProperty(parent, key);
	return typeof value === "string" ? value : "";
}
/** Returns a string unchanged, and any other value as JSON. */
function toText(value) {
	return typeof value === "string" ? value : JSON.stringify(value);
}
// lib/compiler/languageWords.ts
/** Words of the language. The editor's tests check that the compiler's tokenizer knows each of them. */
const LANGUAGE_WORDS = {
	keyword: [
		"type",
		"enum",
		"endpoint",
		"channel"
	],
	method: [
		"GET",
		"POST",
		"PUT",
		"DELETE",
		"OPTIONS",
		"HEAD",
		"PATCH",
		"TRACE"
	],
	"built-in type": [
		"String",
		"Integer",
		"Integer32",
		"Number",
		"Number32",
		"Boolean",
		"Bytes",
		"Unit"
	]
};
/**
* Matches names that code generated with `--ir` spells in two ways, because it splits them into words in two ways.
* These names contain an underscore, or exactly two capitals before a small letter.
*/
const SPLIT_NAME = /_|(?<![A-Z])[A-Z]{2}[a-z]/;
/**
* Words of the language that have the form of a name. The compiler refuses all of them as names of types, and methods
* also as names of endpoints.
*/
const RESERVED_NAMES = /* @__PURE__ */ new Set([...LANGUAGE_WORDS.method, ...LANGUAGE_WORDS["built-in type"]]);
// lib/losses/parseContract.ts
/**
* Matches a token: a comment, a pattern after a parenthesis, a string, a name in backticks, an arrow, a part of a path,
* a word, or any other character.
*/
const TOKEN$1 = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|(?<=\([ \t]*)\/(?:[^\\\n/]|\\.)*\/[a-z]*|"(?:[^"\\]|\\.)*"|`[^`\n]*`|->|\/[^\s{}?#]*|(?:(?!->)[^\s{}()[\]:,?#|="`/])+|\S/g;
/** Tokens that cannot be the name of a type. */
const NON_NAME_TOKEN = /^(?:type|enum|endpoint|channel|->|[{}()[\]:,?#|="@].*)?$/;
/** HTTP methods, which are reserved words of the language. */
const METHODS = new Set(LANGUAGE_WORDS.method);
/**
* Reads a contract, even if the compiler refuses it. Converters write names with dots, types without fields, and
* statuses such as `4XX`, whose meaning is clear. This reader reports no mistakes, so it does not replace a parser of
* the language.
*/
function parseContract(text) {
	const reader = new ContractReader(text);
	reader.read();
	return reader.contract;
}
var ContractReader = class {
	contract = {
		types: /* @__PURE__ */ new Map(),
		endpoints: []
	};
	#text;
	#tokens;
	#position = 0;
	constructor(text) {
		this.#text = text;
		this.#tokens = [...text.matchAll(TOKEN$1)].filter(([token]) => !/^\/[/*]/.test(token));
	}
	read() {
		while (this.#position < this.#tokens.length) {
			const annotations = this.#takeAnnotations();
			const keyword = this.#take();
			if (keyword === "type") this.#readType(annotations);
			else if (keyword === "endpoint") this.#readEndpoint(annotations);
			else if (keyword === "enum") {
				const name = this.#takeUntil("{");
				this.contract.types.set(name, {
					kind: "entries",
					annotations,
					entries: this.#takeList(() => this.#takeUntil(",", "}"))
				});
			}
		}
	}
	get #current() {
		return this.#tokens[this.#position]?.[0] ?? "";
	}
	/** Offset of the current token; the end of the text if there is none. */
	get #offset() {
		return this.#tokens[this.#position]?.index ?? this.#text.length;
	}
	/** Returns the current token and moves to the next one. At the end of the text, returns an empty string. */
	#take() {
		const token = this.#current;
		this.#position += 1;
		return token;
	}
	/** Moves past the current token if it is `token`. Returns whether it was. */
	#skip(token) {
		const isNext = this.#current === token;
		if (isNext) this.#position += 1;
		return isNext;
	}
	/**
	* Takes a name, which ends before one of the given tokens. It may contain spaces if the compiler refuses the
	* contract.
	*/
	#takeUntil(...ends) {
		const start = this.#offset;
		let end = start;
		while (this.#current !== "" && !ends.includes(this.#current)) end = this.#offset + this.#take().length;
		return this.#text.slice(start, end).replaceAll("`", "");
	}
	/**
	* Takes annotations. A token with `@` before a colon is the name of a field, as in `@id: String` from a converter.
	*/
	#takeAnnotations() {
		const parts = [];
		while (this.#current.startsWith("@") && !this.#hasColonAfter(1)) parts.push(this.#take(), this.#takeGroup());
		return parts.join(" ");
	}
	/**
	* Takes a group in parentheses, if the next token opens one.
	*
	* @returns the tokens between the parentheses, separated by spaces; empty if there is no group
	*/
	#takeGroup() {
		const parts = [];
		for (let depth = this.#skip("(") ? 1 : 0; depth > 0 && this.#current !== "";) {
			const token = this.#take();
			if (token === "(") depth += 1;
			if (token === ")") depth -= 1;
			if (depth > 0) parts.push(token);
		}
		return parts.join(" ").replaceAll(" ,", ",");
	}
	/** Takes a list in braces, with or without commas. */
	#takeList(takeItem) {
		const items = [];
		this.#skip("{");
		while (this.#current !== "" && !this.#skip("}")) {
			const start = this.#position;
			items.push(takeItem());
			this.#skip(",");
			if (this.#position === start) this.#position += 1;
		}
		return items;
	}
	/** Returns whether the next tokens are the given number of tokens and then a colon. */
	#hasColonAfter(count) {
		return this.#tokens[this.#position + count]?.[0] === ":";
	}
	/** Takes a list of fields. Drops fields without a name, which are mistakes that the compiler reports. */
	#takeFields() {
		return this.#takeList(() => this.#takeField()).filter(({ name }) => name !== "");
	}
	/** Takes a field. Converters also write names with colons, such as `dc:title`. */
	#takeField() {
		const annotations = this.#takeAnnotations();
		const start = this.#offset;
		let name = this.#takeUntil(":", "}", ",");
		while (this.#current === ":" && this.#hasColonAfter(2)) {
			this.#take();
			this.#take();
			name = this.#text.slice(start, this.#offset).replaceAll("`", "").trim();
		}
		this.#skip(":");
		return {
			annotations,
			name,
			type: this.#takeType()
		};
	}
	/** Takes a type. Converters also write lists of dictionaries, such as `{ Book }[]`, which the compiler refuses. */
	#takeType() {
		let type = this.#current === "{" ? this.#takeDictionary() : this.#takeNamed();
		while (this.#skip("[")) {
			this.#skip("]");
			type = {
				kind: "list",
				of: type,
				constraint: "",
				isOptional: this.#takeQuestionMarks()
			};
		}
		return type;
	}
	#takeDictionary() {
		this.#skip("{");
		const of = this.#takeType();
		this.#skip("}");
		return {
			kind: "dict",
			of,
			constraint: "",
			isOptional: this.#takeQuestionMarks()
		};
	}
	#takeNamed() {
		const name = NON_NAME_TOKEN.test(this.#current) ? "" : this.#take();
		const isOptional = this.#takeQuestionMarks();
		const constraint = this.#takeGroup();
		return {
			kind: "named",
			name: name.replaceAll("`", ""),
			constraint,
			isOptional: this.#takeQuestionMarks() || isOptional
		};
	}
	/** Takes all question marks after a type. Returns whether there were any, which make the type optional. */
	#takeQuestionMarks() {
		const isNext = this.#skip("?");
		while (this.#skip("?"));
		return isNext;
	}
	#readType(annotations) {
		const name = this.#takeUntil("{", "=");
		if (!this.#skip("=")) {
			const fields = this.#takeFields();
			this.contract.types.set(name, {
				kind: "fields",
				annotations,
				fields
			});
			return;
		}
		const type = this.#takeType();
		const members = type.kind === "named" && type.name !== "" ? [type.name] : [];
		while (this.#skip("|")) members.push(this.#take());
		const isRefined = BUILT_IN_TYPES.has(members[0] ?? "");
		this.contract.types.set(name, isRefined ? {
			kind: "refined",
			annotations,
			type
		} : {
			kind: "members",
			annotations,
			members
		});
	}
	#readEndpoint(annotations) {
		const name = [this.#take()];
		while (this.#current !== "" && !METHODS.has(this.#current)) name.push(this.#take());
		const method = this.#take();
		const body = !/^(?:\/.*|->|\?|#)$/.test(this.#current) ? this.#takeType() : void 0;
		const parameters = [];
		let path = "";
		while (![
			"->",
			"?",
			"#",
			""
		].includes(this.#current)) if (this.#skip("{")) {
			parameters.push(this.#takeField());
			this.#skip("}");
			path += "{}";
		} else path += this.#take();
		const queries = this.#skip("?") ? this.#takeFields() : [];
		const headers = this.#takeHeaders();
		this.#skip("->");
		const responses = this.#takeList(() => this.#takeResponse());
		this.contract.endpoints.push({
			name: name.join(" "),
			annotations,
			method,
			path,
			parameters,
			queries,
			headers,
			body,
			responses
		});
	}
	#takeHeaders() {
		return this.#skip("#") ? this.#takeFields() : [];
	}
	#takeResponse() {
		const annotations = this.#takeAnnotations();
		const status = this.#takeUntil("->", "}");
		this.#skip("->");
		return {
			annotations,
			status,
			type: this.#takeType(),
			headers: this.#takeHeaders()
		};
	}
};
/** Names of the types that are built into the language. */
const BUILT_IN_TYPES = new Set(LANGUAGE_WORDS["built-in type"]);
/** Creates a required type without a constraint from the name of a type. */
function createNamedType(name) {
	return {
		kind: "named",
		name,
		isOptional: false,
		constraint: ""
	};
}
/** Returns the named type that lists and dictionaries contain. */
function findInnerType(type) {
	return type.kind === "named" ? type : findInnerType(type.of);
}
/** Formats a type as in a contract, without its constraint. */
function formatType(type) {
	const mark = type.isOptional ? "?" : "";
	if (type.kind === "named") return `${type.name}${mark}`;
	return type.kind === "list" ? `${formatType(type.of)}[]${mark}` : `{${formatType(type.of)}}${mark}`;
}
// lib/losses/findCodeProblems.ts
/** Methods of every Java object. No component of a record can have one of these names. */
const OBJECT_METHODS = toSet("clone finalize getClass hashCode notify notifyAll toString wait");
/** Words that cannot be the name of a method in Java. */
const JAVA_KEYWORDS = toSet("abstract assert boolean break byte case catch char class const continue default do double else enum extends false", "final finally float for goto if implements import instanceof int interface long native new null package private", "protected public return short static strictfp super switch synchronized this throw throws transient true try void", "volatile while");
/** Names that no definition can have. */
const DEFINITION_NAMES = toSet("Override Wirespec");
/** Names in the generated code of an endpoint. Neither the endpoint nor a type that it uses can have one of them. */
const ENDPOINT_PARTS = toSet("Call Client Handler Handlers Headers Path Queries Request RequestHeaders Response");
/** Names that an endpoint cannot have, in addition to `ENDPOINT_PARTS`. */
const ENDPOINT_NAMES = toSet("Error FromRawRequest FromRawResponse IllegalStateException String ToRawRequest ToRawResponse Void");
/**
* Names that a type cannot have if an endpoint uses it, in addition to `ENDPOINT_PARTS`. A type named `Promise` cannot
* be the type of a field either.
*/
const TYPE_NAMES = toSet("Promise Record");
/** Names that a field cannot have, and those that a parameter of a request cannot have. */
const FIELD_NAMES = toSet("_ java null validate");
const REQUEST_NAMES = toSet("rawRequest rawResponse request");
/** Matches names of endpoints that are also spelled in two ways: their last word is a single capital. */
const SPLIT_ENDPOINT_NAME = /(?<![A-Z])[A-Z]$/;
const BODY = { name: "body" };
function toSet(...lines) {
	return new Set(lines.flatMap((line) => line.split(" ")));
}
/**
* Finds the names with which some generated code does not compile.
*
* @param names - field names of a type, parameter names of a request, or header names of a response
* @param hasBody - whether the names belong to a request or a response with a body, which generated code calls `body`;
*   undefined for fields
* @returns a sentence for each of these names
*/
function findCodeProblems(names, hasBody) {
	const problems = /* @__PURE__ */ new Map();
	const earlier = /* @__PURE__ */ new Map();
	for (const key of hasBody === true ? listCodeNames(BODY.name, true) : []) earlier.set(key, [BODY]);
	for (const name of names) {
		const keys = listCodeNames(name.name, hasBody !== void 0);
		const others = keys.flatMap((key) => earlier.get(key) ?? []);
		const other = others.find(({ isPath }) => isPath !== true) ?? others[0];
		for (const key of keys) earlier.set(key, [...earlier.get(key) ?? [], name]);
		const problem = other === void 0 ? describeName(name, hasBody !== void 0) : describeRepeated(name, other);
		if (problem !== void 0) problems.set(name, problem);
	}
	return problems;
}
/**
* Returns the names that generated code gives to a name of the contract: without and with the option `--ir`. Java and,
* with `--ir`, TypeScript write `loanId` for `loan-id`. With `--ir`, they also change the first letter.
*/
function listCodeNames(name, isParameter) {
	const joined = name.replaceAll(/-+(.?)/g, (_, letter) => letter.toUpperCase());
	return [joined, `${isParameter || name.includes("-") ? joined.charAt(0).toLowerCase() + joined.slice(1) : joined} --ir`];
}
function describeRepeated({ name, isPath = false }, other) {
	const hasPath = isPath || other.isPath === true;
	const advice = hasPath ? "rename the path parameter, whose name is not sent" : "rename or delete one of them";
	if (other === BODY) return `generated code calls the body \`${BODY.name}\`, too: ${hasPath ? advice : "rename this part"}`;
	return other.name === name ? `the contract has two parts called \`${name}\` here: ${advice}` : `\`${other.name}\` and \`${name}\` become the same name in generated code, for example in Java: ${advice}`;
}
function describeName({ name, isPath }, isParameter) {
	const problem = `some generated code with the name \`${name}\` does not compile: rename it`;
	if (OBJECT_METHODS.has(listCodeNames(name, false)[0])) return `no Java record can contain \`${name}\`: rename it, or generate another language`;
	const isInRequest = isPath !== void 0 && REQUEST_NAMES.has(name);
	return (isParameter ? /^(?:\d|_$|null$)/.test(name) || isInRequest : FIELD_NAMES.has(name)) || isPath === true && /^[A-Z]/.test(name) ? problem : void 0;
}
/** Finds the names of types and endpoints with which some generated code does not compile, each with a sentence. */
function findDefinitionProblems({ types, endpoints }) {
	const names = endpoints.map(({ name }) => name);
	const used = new Set(endpoints.flatMap(listUsedTypes));
	if ([...types.values()].flatMap((it) => it.kind === "fields" ? it.fields : []).some(({ type }) => findInnerType(type).name === "Promise")) used.add("Promise");
	const clients = new Set(names.map((it) => `${it}Client`));
	const responses = new Set(endpoints.flatMap(listResponseNames));
	/** Names of endpoints that generated code also gives to one of their own responses. */
	const ownResponses = new Set(endpoints.filter((it) => listResponseNames(it).includes(it.name)).map((it) => it.name));
	const problems = {
		types: findCaseProblems(types.keys()),
		endpoints: findCaseProblems(names)
	};
	const describe = (name, isEndpoint) => {
		const method = name.charAt(0).toLowerCase() + name.slice(1);
		if (isEndpoint && JAVA_KEYWORDS.has(method)) return `the method in Java would be the keyword \`${method}\``;
		const isPart = ENDPOINT_PARTS.has(name) || (isEndpoint ? ENDPOINT_NAMES : TYPE_NAMES).has(name);
		const isObject = isEndpoint && name === "Object" && endpoints.some((it) => it.name === name && hasHeaders(it));
		const isResponse = (isEndpoint ? ownResponses : responses).has(name);
		const isRepeated = isPart || clients.has(name) || isObject || isResponse;
		if (DEFINITION_NAMES.has(name) || (isEndpoint || used.has(name)) && isRepeated) return `generated code uses \`${name}\` for something else`;
		if (SPLIT_NAME.test(name) || isEndpoint && SPLIT_ENDPOINT_NAME.test(name)) return `code that is generated with \`--ir\` spells \`${name}\` in two ways`;
		return isEndpoint && used.has(name) ? `an endpoint uses a type called \`${name}\`, too` : void 0;
	};
	for (const name of names) {
		const problem = describe(name, true);
		const advice = `change the \`operationId\`, or rename the endpoint \`${name}\``;
		if (problem !== void 0) problems.endpoints.set(name, `${problem}: ${advice}`);
	}
	for (const name of types.keys()) {
		const problem = describe(name, false);
		if (problem !== void 0) problems.types.set(name, `${problem}: rename the type`);
	}
	return problems;
}
function hasHeaders({ headers, responses }) {
	return [headers, ...responses.map((it) => it.headers)].some((it) => it.length > 0);
}
/** Lists the names that the generated code of an endpoint gives to its responses. */
function listResponseNames({ responses }) {
	const types = responses.map(({ type }) => formatType({
		...type,
		isOptional: false
	}));
	return [
		...responses.map(({ status }) => status),
		...types,
		...types.includes("Unit") ? ["Void"] : []
	].map((it) => `Response${it}`);
}
function listUsedTypes({ body, parameters, queries, headers, responses }) {
	return [...[...[
		parameters,
		queries,
		headers,
		...responses.map((it) => it.headers)
	].flat(), ...responses].map(({ type }) => type), ...body === void 0 ? [] : [body]].map((it) => findInnerType(it).name);
}
/**
* Finds the names of definitions that differ only in case from an earlier one. Their files differ only in case, too.
*
* @returns a sentence for each of these names
*/
function findCaseProblems(names) {
	const problems = /* @__PURE__ */ new Map();
	const first = /* @__PURE__ */ new Map();
	for (const name of names) {
		const key = name.toLowerCase();
		const other = first.get(key);
		if (other === void 0) first.set(key, name);
		else if (other !== name) problems.set(name, `the files of \`${other}\` and \`${name}\` differ only in case: rename one, because TypeScript refuses such files, and Windows and macOS keep only one of them`);
	}
	return problems;
}
// lib/losses/LossList.ts
/** Effects of keys that a contract cannot express. Other keys only contain information for people or for deployment. */
const KEY_EFFECTS = new Map([
	...toEffects("wire", "security", "callbacks", "webhooks", "discriminator", "xml", "style", "explode"),
	...toEffects("wire", "collectionFormat", "allowReserved", "encoding", "required", "items", "additionalProperties"),
	...toEffects("wire", "allOf", "anyOf", "oneOf", "properties"),
	...toEffects("rule", "minItems", "maxItems", "uniqueItems", "minProperties", "maxProperties", "multipleOf", "not"),
	...toEffects("rule", "exclusiveMinimum", "exclusiveMaximum", "readOnly", "writeOnly", "const", "patternProperties"),
	...toEffects("rule", "minLength", "maxLength", "minimum", "maximum", "pattern", "logicalType", "precision"),
	...toEffects("rule", "scale", "prefixItems", "contains", "propertyNames", "if", "then", "else", "dependentRequired"),
	...toEffects("rule", "dependentSchemas", "unevaluatedItems", "unevaluatedProperties", "additionalItems", "enum")
]);
/**
* Keys for which `false` has an effect: `explode` (the format of lists), `const`, and the keys whose value is a schema,
* because the schema `false` refuses every value.
*/
const FALSE_KEYS = /* @__PURE__ */ new Set([...[
	"explode",
	"const",
	"additionalItems",
	"additionalProperties",
	"unevaluatedItems",
	"unevaluatedProperties"
], ...[
	"contains",
	"propertyNames",
	"then",
	"else"
]]);
function toEffects(effect, ...keys) {
	return keys.map((key) => [key, effect]);
}
/**
* Collects losses. A second loss of the same kind at the same pointer is ignored, because a schema is compared at every
* place that refers to it.
*/
var LossList = class {
	#losses = /* @__PURE__ */ new Map();
	get all() {
		return [...this.#losses.values()];
	}
	/**
	* Adds a loss.
	*
	* @param repair - contract code that removes the difference
	*/
	add(effect, pointer, kind, sentence, repair) {
		const key = `${kind} ${pointer}`;
		if (!this.#losses.has(key)) this.#losses.set(key, {
			effect,
			pointer,
			kind,
			sentence,
			repair
		});
	}
	/**
	* Adds a loss for each key of an object that the contract cannot express. Keys without an effect are not losses, and
	* neither are keys that an annotation preserves. The name of the annotation is the key in the singular.
	*
	* @param known - keys that are compared elsewhere
	* @param annotations - annotations of the part of the contract to which the object was converted
	*/
	addUnknownKeys(pointer, object, known, annotations = "") {
		for (const [key, value] of Object.entries(object)) {
			const annotation = `@${key.charAt(0).toUpperCase()}${key.slice(1).replace(/s$/, "")}`;
			if (known.has(key) || hasNoEffect(key, value) || annotations.includes(annotation)) continue;
			const effect = key === "additionalProperties" && value === false ? "rule" : KEY_EFFECTS.get(key) ?? "note";
			this.add(effect, joinPointer(pointer, key), key, `${formatKey(key, value)} is left out`);
		}
	}
};
/**
* Returns whether a key has no effect because its value is `false`, zero as a minimum, or empty. Exceptions are
* `default`, `FALSE_KEYS`, and an empty `security`, which removes all requirements.
*/
function hasNoEffect(key, value) {
	if (key === "default") return false;
	if (value === false) return !FALSE_KEYS.has(key);
	if (value === 0) return key.startsWith("min");
	if (key === "security") return false;
	return value === "" || typeof value === "object" && value !== null && Object.keys(value).length === 0;
}
/** Formats a key and its value. Shortens long values, and omits objects and lists. */
function formatKey(key, value) {
	const text = typeof value === "object" && value !== null ? "" : String(value).replaceAll(/\s+/g, " ").replaceAll("`", "'");
	if (text === "") return `\`${key}\``;
	return `\`${key}: ${text.length > 60 ? `${text.slice(0, 59)}…` : text}\``;
}
// lib/losses/findAvroLosses.ts
/** Built-in types of the language, by the name of the primitive Avro type that each represents. */
const TYPES_BY_AVRO_NAME = /* @__PURE__ */ new Map([
	["string", "String"],
	["boolean", "Boolean"],
	["bytes", "Bytes"],
	["int", "Integer32"],
	["long", "Integer"],
	["float", "Number32"],
	["double", "Number"]
]);
/** Keys of a schema or a field that are compared. */
const COMPARED_KEYS = /* @__PURE__ */ new Set([
	"type",
	"name",
	"fields",
	"symbols",
	"items",
	"values"
]);
/** Compares an Avro schema with a contract. Each part of the schema that the contract does not express is a loss. */
function findAvroLosses(schema, contract) {
	const comparison = new AvroComparison(contract);
	comparison.compareSchema("", schema, createNamedType(readText$1(schema, "name")));
	for (const [name, problem] of findDefinitionProblems(contract).types) comparison.losses.add("code", "", `type ${name}`, problem);
	return comparison.losses.all;
}
var AvroComparison = class {
	losses = new LossList();
	#types;
	constructor({ types }) {
		this.#types = types;
	}
	compareSchema(pointer, schema, type) {
		const kind = readText$1(schema, "type");
		const definition = type.kind === "named" ? this.#types.get(type.name) : void 0;
		this.losses.addUnknownKeys(pointer, schema, COMPARED_KEYS, definition?.annotations);
		if (kind === "record" && definition?.kind === "fields") this.#compareFields(pointer, schema, definition.fields);
		else if (kind === "enum" && definition?.kind === "entries") for (const [index, symbol] of readList(schema, "symbols").map(toText).entries()) {
			if (definition.entries.includes(symbol)) continue;
			const sentence = `\`${symbol}\` became \`${definition.entries[index] ?? "nothing"}\``;
			this.#addLoss(joinPointer(pointer, "symbols", index), "symbols", sentence);
		}
		else if (kind === "array" && type.kind === "list") this.#compare(joinPointer(pointer, "items"), schema.items, type.of);
		else if (kind === "map" && type.kind === "dict") this.#compare(joinPointer(pointer, "values"), schema.values, type.of);
		else if (TYPES_BY_AVRO_NAME.has(kind)) this.#compare(joinPointer(pointer, "type"), kind, type);
		else this.#addLoss(pointer, "type", `\`${kind || "a type"}\` became \`${formatType(type)}\``);
	}
	#addLoss(pointer, kind, sentence) {
		this.losses.add("wire", pointer, kind, sentence);
	}
	#compareFields(pointer, schema, fields) {
		for (const [field, problem] of findCodeProblems(fields)) {
			const index = readList(schema, "fields").findLastIndex((it) => readText$1(it, "name") === field.name);
			const fieldPointer = index < 0 ? pointer : joinPointer(pointer, "fields", index);
			this.losses.add("code", fieldPointer, `name ${field.name}`, problem);
		}
		for (const [index, field] of readList(schema, "fields").entries()) {
			if (!isJsonObject(field)) continue;
			const [fieldPointer, name] = [joinPointer(pointer, "fields", index), readText$1(field, "name")];
			const written = fields.find((it) => it.name === name);
			this.losses.addUnknownKeys(fieldPointer, field, COMPARED_KEYS, written?.annotations);
			if (written === void 0) this.#addLoss(fieldPointer, "field", `\`${name}\` is missing from the contract`);
			else this.#compare(joinPointer(fieldPointer, "type"), field.type, written.type);
		}
	}
	/** Compares a schema, a type name, or a union of them with a type of the contract. */
	#compare(pointer, value, type) {
		const options = [value].flat();
		const isNullable = options.includes("null");
		if (isNullable !== type.isOptional) {
			const sentence = `the value ${isNullable ? "may" : "cannot"} be \`null\`, unlike \`${formatType(type)}\``;
			this.#addLoss(pointer, "null", sentence);
		}
		const others = options.filter((it) => it !== "null");
		const [first] = others;
		if (others.length > 1) this.#addLoss(pointer, "union", `a union became \`${formatType(type)}\`, one of its members`);
		const firstPointer = Array.isArray(value) ? joinPointer(pointer, options.indexOf(first)) : pointer;
		if (isJsonObject(first)) this.compareSchema(firstPointer, first, type);
		else if (formatType({
			...type,
			isOptional: false
		}) !== (TYPES_BY_AVRO_NAME.get(toText(first)) ?? first)) this.#addLoss(firstPointer, "type", `\`${toText(first)}\` became \`${formatType(type)}\``);
	}
};
// lib/compiler/readConstraint.ts
/**
* Compiles a pattern for JavaScript, without the flags `g` and `y`. With them, a second test would start where the last
* match ended. The flag `y` is replaced by an anchor at the start.
*
* @param pattern - pattern with its slashes and flags, as in a contract: `/^x$/g`
* @throws SyntaxError if JavaScript does not support the pattern
*/
function compilePattern(pattern) {
	const end = pattern.lastIndexOf("/");
	const [source, flags] = [pattern.slice(1, end), pattern.slice(end + 1)];
	return new RegExp(flags.includes("y") ? `(?<![^])(?:${source})` : source, flags.replaceAll(/[gy]/g, ""));
}
/** @returns the compiled pattern; undefined if JavaScript does not support it */
function tryCompilePattern(pattern) {
	try {
		return compilePattern(pattern);
	} catch {
		return;
	}
}
// lib/losses/repairs.ts
/** Patterns for the string formats that a repair can express, keyed by format. */
const FORMAT_PATTERNS = /* @__PURE__ */ new Map([
	["date", "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"],
	["date-time", "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})$"],
	["uuid", "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"]
]);
/**
* Formats a definition of a type for strings that match a pattern; undefined if no contract can contain the pattern.
*/
function createPatternType(name, pattern) {
	return /^(?:[^\\]|\\.)*$/s.test(pattern) ? `type ${name} = String(${formatPattern(pattern)})` : void 0;
}
/** Formats a pattern as in a contract. */
function formatPattern(pattern) {
	const escaped = escapeQuotes(pattern).replaceAll(/\\.|\//g, (part) => part === "/" ? "\\/" : part).replaceAll("\n", "\\n").replaceAll("\r", "\\r");
	return /^[\w-]/.test(escaped) ? `/(?:${escaped})/` : `/${escaped}/`;
}
/** Escapes the quotation marks in a pattern, which would end the string literal in generated Java or Python. */
function escapeQuotes(pattern) {
	return pattern.replaceAll(/\\?./gs, (part) => part.endsWith("\"") ? String.raw`\x22` : part);
}
/** Formats a definition of a type for strings of a format; `undefined` if no pattern describes the format. */
function createFormatType(name, format) {
	const pattern = FORMAT_PATTERNS.get(format);
	return pattern === void 0 ? void 0 : createPatternType(name, pattern);
}
/** Formats a definition of a type for strings with a limited length. */
function createLengthType(name, minLength, maxLength) {
	return createPatternType(name, `^[\\s\\S]{${minLength},${maxLength ?? ""}}$`);
}
/** Formats a definition of a type for the given strings, for an enum that the contract does not express. */
function createValuesType(name, values) {
	return createPatternType(name, `^(${values.map((value) => value.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&")).join("|")})$`);
}
/** Formats a definition of a type for numbers within bounds; `undefined` if a bound needs an exponent. */
function createBoundsType(name, base, bounds) {
	const isWhole = base.startsWith("Integer");
	const formatBound = (bound) => bound === void 0 ? "_" : isWhole || !Number.isInteger(bound) ? String(bound) : bound.toFixed(1);
	const written = bounds.map(formatBound).join(", ");
	return written.includes("e") ? void 0 : `type ${name} = ${base}(${written})`;
}
/** Creates a type name from parts: `loan-item` and `status` become `LoanItemStatus`, and `2fa` becomes `T2fa`. */
function toTypeName(...parts) {
	const name = parts.map((part) => part.replaceAll(/(?:^|[^A-Za-z0-9])[^A-Za-z0-9]*([A-Za-z0-9]?)/g, (_, letter) => letter.toUpperCase())).join("").replace(/^(?=[^A-Z]|$)/, "T");
	return RESERVED_NAMES.has(name) ? `T${name}` : name;
}
/** Returns a name unchanged if the compiler accepts it as the name of a type; otherwise a similar name. */
function toValidName(name) {
	return /^[A-Z]\w*$/.test(name) && !RESERVED_NAMES.has(name) ? name : toTypeName(name);
}
/**
* Returns whether the compiler accepts a string as the type of a field. Converters also write types that it refuses:
* names with dots, lists of lists, and lists of dictionaries.
*/
function isFieldType(text) {
	return /^(?:\{[A-Z]\w*\??(?:\[\]\??)?\}|[A-Z]\w*(?:\??\[\])?)\??$/.test(text);
}
// lib/losses/SchemaComparison.ts
/** Keys of a schema that are compared, or that have no effect by themselves. */
const SCHEMA_KEYS = /* @__PURE__ */ new Set([
	...[
		"$ref",
		"type",
		"format",
		"nullable",
		"enum",
		"properties",
		"required",
		"items",
		"allOf",
		"oneOf",
		"anyOf"
	],
	...[
		"additionalProperties",
		"pattern",
		"minLength",
		"maxLength",
		"minimum",
		"maximum"
	],
	...["name", "in"]
]);
/**
* Keys that describe the type of a schema. Beside a reference or a union, they are not reported, because they usually
* repeat the type that the reference or the union defines.
*/
const TYPE_KEYS = /* @__PURE__ */ new Set([
	"$ref",
	"type",
	"format",
	"nullable"
]);
/** Number formats that a built-in type of the language represents. */
const NUMBER_FORMATS = /* @__PURE__ */ new Set([
	"int32",
	"int64",
	"float",
	"double"
]);
const KIND_NAMES = {
	text: "a string",
	number: "a number",
	boolean: "a boolean",
	enum: "an enum",
	list: "a list",
	object: "an object",
	union: "a union",
	any: "any value"
};
/** Compares OpenAPI schemas with the types that represent them in the contract. */
var SchemaComparison = class {
	#document;
	#types;
	#losses;
	/** Whether keys beside a `$ref` have a meaning, as in OpenAPI 3.1. */
	#hasSiblings;
	/** Pairs of a schema and a type that were compared. */
	#seen = /* @__PURE__ */ new Set();
	/** Pointers to the parts of the document to which resolved references point. */
	referenced = /* @__PURE__ */ new Set();
	/** Pointers to schemas that became a type of another kind, so that their parts were not compared. */
	unmatched = /* @__PURE__ */ new Set();
	constructor(document, { types }, losses) {
		[this.#document, this.#types, this.#losses] = [
			document,
			types,
			losses
		];
		this.#hasSiblings = /^3\.[1-9]/.test(readText$1(document, "openapi"));
	}
	/**
	* Returns a part of the document after following its references within the document. Adds a loss for a reference that
	* leads to another file, to nothing, or to itself.
	*/
	resolve({ pointer, value }) {
		let part = {
			pointer,
			value
		};
		const seen = /* @__PURE__ */ new Set();
		let target = readText$1(value, "$ref");
		while (target !== "") {
			const keys = splitPointer(decodeUri(target.slice(1)));
			let found = target.startsWith("#/") ? this.#document : void 0;
			for (const key of keys) found = readProperty(found, key);
			const isCircular = seen.has(part.pointer);
			if (found === void 0 || isCircular) {
				this.#addBrokenReference(part.pointer, target, isCircular);
				break;
			}
			seen.add(part.pointer);
			part = {
				pointer: joinPointer("", ...keys),
				value: found
			};
			this.referenced.add(part.pointer);
			target = readText$1(found, "$ref");
		}
		return {
			pointer: part.pointer,
			value: isJsonObject(part.value) ? part.value : {}
		};
	}
	#addBrokenReference(pointer, target, isCircular) {
		const problem = describeBrokenReference(target, isCircular);
		this.#losses.add("wire", joinPointer(pointer, "$ref"), "$ref", `${formatKey("$ref", target)} ${problem}`);
	}
	/**
	* Compares a schema with a type, including whether the value may be missing or `null`.
	*
	* @param name - name for the definition, if the repair of a loss defines a type
	* @param annotations - annotations of the field with this type; empty if there are none
	*/
	compareValue(part, type, isRequired, name, annotations = "") {
		this.#comparePresence(part, type, isRequired, part.pointer);
		this.compare(part, type, name, annotations);
	}
	/**
	* Compares a schema with a type, unless this pair was already compared. Does not check whether the value may be
	* missing or `null`.
	*/
	compare(part, type, name, annotations = "") {
		const { pointer, value: schema } = this.resolve(part);
		if (pointer !== part.pointer && this.#hasSiblings && isJsonObject(part.value)) this.#losses.addUnknownKeys(part.pointer, part.value, TYPE_KEYS, annotations);
		const pair = `${pointer} ${formatType({
			...type,
			isOptional: false
		})}`;
		if (isBroken(schema) || this.#seen.has(pair)) return;
		this.#seen.add(pair);
		const ownName = pointer === part.pointer ? name : toTypeName(splitPointer(pointer).at(-1) ?? "");
		const definition = type.kind === "named" ? this.#types.get(type.name) : void 0;
		const resolved = {
			pointer,
			value: schema
		};
		const kind = findKind(schema);
		const keys = kind === "union" ? /* @__PURE__ */ new Set([
			...TYPE_KEYS,
			"properties",
			"name",
			"in",
			findUnionKey(schema)
		]) : SCHEMA_KEYS;
		this.#losses.addUnknownKeys(pointer, schema, keys, annotations + (definition?.annotations ?? ""));
		const [only, ...others] = readList(schema, "allOf");
		const [alias, ...members] = definition?.kind === "members" ? definition.members : [];
		const hasFields = [
			"properties",
			"required",
			"additionalProperties"
		].some((key) => key in schema);
		if (isJsonObject(only) && others.length === 0 && !hasFields) this.compare({
			pointer: joinPointer(pointer, "allOf", 0),
			value: only
		}, type, ownName, annotations);
		else if (kind !== "union" && alias !== void 0 && members.length === 0) {
			if (type.kind === "named" && alias === type.name) this.#addTypeChange(pointer, kind, type);
			else this.compare({
				pointer,
				value: schema
			}, createNamedType(alias), ownName, annotations);
		} else if (kind === "text" || kind === "number" || kind === "boolean") this.#comparePrimitive(resolved, kind, type, ownName);
		else if (kind === "enum") this.#compareEnum(resolved, type, definition, ownName);
		else if (kind === "list") {
			const items = {
				pointer: joinPointer(pointer, "items"),
				value: schema.items
			};
			if (type.kind === "list") this.compareValue(items, type.of, true, toTypeName(ownName, "Item"));
			else this.#addTypeChange(pointer, kind, type);
		} else if (kind === "object") this.#compareObject(resolved, type, definition, ownName);
		else if (kind === "union") this.#compareUnion(resolved, type, definition, ownName);
		else this.#addTypeChange(pointer, kind, type);
	}
	/**
	* Adds a loss unless the schema and the type agree on whether the value may be missing or `null`.
	*
	* @param pointer - place of the loss
	*/
	#comparePresence(part, type, isRequired, pointer) {
		const { value } = this.resolve(part);
		if (isBroken(value)) return;
		const isNullable = [part.value, value].some(allowsNull);
		if (type.isOptional !== (isNullable || !isRequired)) {
			const [kind, rule] = isNullable ? ["nullable", "may be `null`"] : ["required", isRequired ? "is required" : "is optional"];
			const sentence = `the value ${rule}, but \`${formatType(type)}\` ${type.isOptional ? "is optional" : "is not"}`;
			const repair = formatType({
				...type,
				isOptional: !type.isOptional
			});
			this.#losses.add("wire", pointer, kind, sentence, isFieldType(repair) ? repair : void 0);
		}
	}
	#addTypeChange(pointer, kind, type) {
		const { name } = findInnerType(type);
		const suffix = BUILT_IN_TYPES.has(name) || this.#types.has(name) ? "" : ", which the contract does not define";
		const sentence = `${KIND_NAMES[kind]} became \`${formatType({
			...type,
			isOptional: false
		})}\`${suffix}`;
		this.#losses.add("wire", pointer, "type", sentence);
		this.unmatched.add(pointer);
	}
	/** Returns the primitive type that a refined type refines. Returns other types unchanged. */
	#findBase(type) {
		const definition = type.kind === "named" ? this.#types.get(type.name) : void 0;
		return definition?.kind === "refined" ? definition.type : type;
	}
	#comparePrimitive({ pointer, value: schema }, kind, type, name) {
		const base = this.#findBase(type);
		const baseName = base.kind === "named" ? base.name : "";
		const format = readText$1(schema, "format");
		const expected = findPrimitive(kind, schema, format);
		if (baseName !== expected) {
			if (!(/^(?:Integer|Number)/.test(baseName) && baseName.replace("32", "") === expected.replace("32", ""))) {
				this.#addTypeChange(pointer, kind, type);
				return;
			}
			this.#losses.add("rule", pointer, "format", `\`${expected}\` became \`${baseName}\``, expected);
		}
		if (kind === "text") this.#comparePattern(pointer, schema, base.constraint, name);
		if (kind === "number") {
			this.#compareBounds(pointer, schema, base.constraint, name, expected);
			if (format !== "" && !NUMBER_FORMATS.has(format)) this.#losses.add("rule", joinPointer(pointer, "format"), "format", `${formatKey("format", format)} is left out`);
		}
	}
	#comparePattern(pointer, schema, constraint, name) {
		const [pattern, format] = [readText$1(schema, "pattern"), readText$1(schema, "format")];
		const written = formatPattern(pattern);
		const add = (kind, text) => {
			const sentence = `${formatKey(kind, schema[kind])} is ${constraint === "" ? "dropped" : `\`${constraint}\` in the contract`}`;
			this.#losses.add("rule", joinPointer(pointer, kind), kind, sentence, text);
		};
		if (pattern !== "" && written !== escapeQuotes(constraint.replace(/[a-z]*$/, ""))) add("pattern", createPatternType(name, pattern));
		if (constraint !== "") return;
		const [minLength = 0, maxLength] = [readNumber(schema, "minLength"), readNumber(schema, "maxLength")];
		const repair = pattern === "" ? createLengthType(name, minLength, maxLength) : void 0;
		if (minLength > 0) add("minLength", repair);
		if (maxLength !== void 0) add("maxLength", repair);
		if (format !== "" && format !== "binary" && pattern === "") add("format", createFormatType(name, format));
	}
	#compareBounds(pointer, schema, constraint, name, base) {
		const bounds = [readNumber(schema, "minimum"), readNumber(schema, "maximum")];
		const [min, max] = bounds;
		const limits = base.startsWith("Integer") ? [min && Math.ceil(min), max && Math.floor(max)] : bounds;
		const written = constraint.split(",").map((bound) => /\d/.test(bound) ? Number(bound) : void 0);
		for (const [index, kind] of ["minimum", "maximum"].entries()) {
			const bound = bounds[index];
			if (bound === void 0 || limits[index] === written[index]) continue;
			const sentence = `${formatKey(kind, bound)} is ${written[index] === void 0 ? "dropped" : `\`${written[index]}\` in the contract`}`;
			this.#losses.add("rule", joinPointer(pointer, kind), kind, sentence, createBoundsType(name, base, limits));
		}
	}
	#compareEnum({ pointer, value }, type, definition, name) {
		const all = readList(value, "enum").filter((it) => it !== null);
		const values = all.map(toText);
		const repair = all.every((it) => typeof it === "string") ? createValuesType(name, values) : void 0;
		const addLoss = (effect, sentence) => {
			this.#losses.add(effect, joinPointer(pointer, "enum"), "enum", sentence, repair);
		};
		const base = this.#findBase(type);
		if (definition?.kind === "entries") {
			const { entries } = definition;
			const changes = values.map((it, index) => `\`${it}\` became \`${entries[index] ?? "nothing"}\``).filter((_, index) => !entries.includes(values[index] ?? ""));
			const kinds = [...new Set(all.map((it) => typeof it))].filter((kind) => kind !== "string");
			if (kinds.length > 0) changes.unshift(`${kinds.join("s and ")}s became strings`);
			if (entries.length > all.length) changes.push(`the contract adds \`${entries.slice(all.length).join("`, `")}\``);
			if (changes.length > 0) addLoss("wire", shortenList(changes));
		} else if (base.kind !== "named" || base.name !== "String" || repair === void 0) this.#addTypeChange(pointer, "enum", type);
		else {
			const pattern = base.constraint.startsWith("/") ? tryCompilePattern(base.constraint) : void 0;
			const refused = values.filter((it) => pattern?.test(it) === false);
			if (pattern === void 0) addLoss("rule", "the values are not checked");
			if (refused.length > 0) addLoss("wire", `the pattern refuses \`${refused.join("`, `")}\``);
		}
	}
	#compareObject(part, type, definition, name) {
		const { pointer } = part;
		const { properties, required, others } = this.#collectFields(part);
		for (const [key, place] of required) if (!properties.has(key)) properties.set(key, {
			pointer: place,
			value: {}
		});
		if (type.kind === "dict") {
			for (const [key, property] of properties) this.#addMissingProperty(property.pointer, key, "a dictionary");
			const value = others === void 0 ? {} : this.resolve(others).value;
			if (others === void 0 || findKind(value) === "any" && !isBroken(value)) this.#addTypeChange(pointer, "object", type);
			else this.compareValue(others, type.of, true, toTypeName(name, "Value"));
			return;
		}
		if (definition?.kind !== "fields" || definition.fields.length === 0 && properties.size === 0) {
			this.#addTypeChange(pointer, "object", type);
			return;
		}
		if (others !== void 0) {
			const isClosed = others.value === false;
			const sentence = `additional fields are ${isClosed ? "accepted" : "not in the contract"}`;
			this.#losses.add(isClosed ? "rule" : "wire", others.pointer, "additionalProperties", sentence);
		}
		const { fields } = definition;
		for (const [key, property] of properties) {
			const field = fields.find((it) => it.name === key);
			if (field === void 0) {
				this.#addMissingProperty(property.pointer, key, `\`${formatType(type)}\``);
				continue;
			}
			const place = required.get(key);
			const isElsewhere = place !== void 0 && !place.startsWith(property.pointer.replace(/properties\/[^/]*$/, "required/"));
			this.#comparePresence(property, field.type, place !== void 0, isElsewhere ? place : property.pointer);
			this.compare(property, field.type, toTypeName(name, key), field.annotations);
		}
		this.#addFieldProblems(fields, (key) => properties.get(key)?.pointer ?? pointer);
		for (const field of fields.filter((it) => !properties.has(it.name))) this.#losses.add("wire", pointer, `added ${field.name}`, `the contract adds \`${field.name}\``);
	}
	/** Adds a loss for each field with whose name some generated code does not compile. */
	#addFieldProblems(fields, findPointer) {
		for (const [field, problem] of findCodeProblems(fields)) this.#losses.add("code", findPointer(field.name), `name ${field.name}`, problem);
		for (const { type: value } of fields.filter((it) => it.name === "yield" && this.#isValidated(it.type))) {
			const sentence = `Java that is generated with \`--ir\` cannot validate a field \`yield\` of the type \`${formatType(value)}\`: rename the field`;
			this.#losses.add("code", findPointer("yield"), "name yield", sentence);
		}
	}
	/** Returns whether generated code validates a type: a type with fields, a refined type, or a list of such types. */
	#isValidated(type) {
		if (type.kind === "list") return this.#isValidated(type.of);
		const definition = type.kind === "named" ? this.#types.get(type.name) : void 0;
		return definition?.kind === "fields" || definition?.kind === "refined";
	}
	/** @param owner - type of the contract that lacks the property, for readers */
	#addMissingProperty(pointer, key, owner) {
		this.#losses.add("wire", pointer, "property", `\`${key || "\"\""}\` is missing from ${owner}`);
	}
	#collectFields(part, seen = /* @__PURE__ */ new Set()) {
		const { pointer, value: schema } = this.resolve(part);
		const fields = {
			properties: /* @__PURE__ */ new Map(),
			required: /* @__PURE__ */ new Map(),
			others: void 0
		};
		if (seen.has(pointer)) return fields;
		for (const [index, value] of readList(schema, "allOf").entries()) {
			const member = {
				pointer: joinPointer(pointer, "allOf", index),
				value
			};
			const inner = this.#collectFields(member, /* @__PURE__ */ new Set([...seen, pointer]));
			for (const [key, property] of inner.properties) fields.properties.set(key, property);
			for (const [key, place] of inner.required) fields.required.set(key, place);
			fields.others ??= inner.others;
			const found = this.resolve(member);
			this.#losses.addUnknownKeys(found.pointer, found.value, SCHEMA_KEYS, this.#findAnnotations(found.pointer));
			for (const kind of ["oneOf", "anyOf"].filter((it) => it in found.value)) this.#losses.add("wire", member.pointer, kind, `\`${kind}\` in \`allOf\` is left out`);
		}
		for (const [key, value] of Object.entries(readObject(schema, "properties"))) fields.properties.set(key, {
			pointer: joinPointer(pointer, "properties", key),
			value
		});
		for (const [index, key] of readList(schema, "required").entries()) fields.required.set(toText(key), joinPointer(pointer, "required", index));
		const others = readProperty(schema, "additionalProperties");
		if (others !== void 0) fields.others = {
			pointer: joinPointer(pointer, "additionalProperties"),
			value: others
		};
		return fields;
	}
	/** Returns the annotations of the type that has the same name as a schema; an empty string if there is none. */
	#findAnnotations(pointer) {
		const key = splitPointer(pointer).at(-1) ?? "";
		return this.#types.get(this.#findTypeName(key) ?? "")?.annotations ?? "";
	}
	/** Returns the name of the type that has the same name as a schema; undefined if there is none. */
	#findTypeName(key) {
		return key === void 0 ? void 0 : findSameName([...this.#types.keys()], key);
	}
	#compareUnion(part, type, definition, name) {
		const key = findUnionKey(part.value);
		const options = readList(part.value, key).map((value, index) => ({
			pointer: joinPointer(part.pointer, key, index),
			value
		})).filter(({ value }) => readText$1(value, "type") !== "null");
		for (const field of Object.keys(readObject(part.value, "properties"))) {
			const pointer = joinPointer(part.pointer, "properties", field);
			this.#addMissingProperty(pointer, field, `the union \`${formatType(type)}\``);
		}
		const [only] = options;
		if (only !== void 0 && options.length === 1) {
			this.compare(only, type, name);
			return;
		}
		if (definition?.kind !== "members") {
			this.#addTypeChange(part.pointer, "union", type);
			return;
		}
		const names = options.map(({ value }) => splitPointer(readText$1(value, "$ref").replace(/^[^#]*#/, "")).at(-1));
		const known = names.map((it) => it === void 0 ? void 0 : findSameName(definition.members, it));
		const unmatched = definition.members.filter((member) => !known.includes(member));
		const missing = [];
		for (const [index, option] of options.entries()) {
			const member = known[index] ?? (names[index] === void 0 ? unmatched.shift() : void 0);
			if (member === void 0) missing.push(names[index] === void 0 ? `option ${index + 1}` : `\`${names[index]}\``);
			else this.compare(option, createNamedType(member), toTypeName(name, String(index)));
		}
		if (missing.length === 0) return;
		const members = names.map((it) => this.#findTypeName(it));
		const repair = members.every((it) => it !== void 0) ? `type ${toValidName(formatType(type))} = ${members.map(toValidName).join(" | ")}` : void 0;
		const sentence = `${shortenList(missing)} ${missing.length === 1 ? "is" : "are"} missing from the union`;
		this.#losses.add("wire", joinPointer(part.pointer, key), key, sentence, repair);
	}
};
/**
* Finds the name of the contract that represents a name of the document. Converters remove hyphens and capitalize
* names.
*
* @returns the name with the same letters and digits, in which the case of the first letter may differ; without such a
*   name, the case of all letters may differ
*/
function findSameName(names, wanted) {
	const normalize = (name) => name.replaceAll(/[^A-Za-z0-9]/g, "");
	const capitalize = (name) => name.charAt(0).toUpperCase() + name.slice(1);
	const key = capitalize(normalize(wanted));
	return names.find((name) => capitalize(normalize(name)) === key) ?? names.find((name) => normalize(name).toLowerCase() === key.toLowerCase());
}
function describeBrokenReference(target, isCircular) {
	if (isCircular) return "leads back to itself: replace it with the part that is meant";
	if (!target.startsWith("#")) return "is outside the document: copy the part to which it refers into the document";
	return target.startsWith("#/") ? "leads to nothing in the document: correct it, or add that part" : "is not a path in the document: write one that begins with `#/`";
}
/** Returns whether a part that was resolved contains a reference that cannot be followed. */
function isBroken(value) {
	return "$ref" in value;
}
function findKind(schema) {
	const kinds = [schema.type].flat().filter((kind) => kind !== "null");
	if (Array.isArray(schema.enum)) return "enum";
	if (Array.isArray(schema.oneOf) || Array.isArray(schema.anyOf) || kinds.length > 1) return "union";
	if (Array.isArray(schema.allOf) || isJsonObject(schema.properties)) return "object";
	if (kinds[0] === "string") return "text";
	if (kinds[0] === "integer" || kinds[0] === "number") return "number";
	if (kinds[0] === "boolean") return "boolean";
	if (kinds[0] === "array" || schema.items !== void 0) return "list";
	return kinds[0] === "object" || schema.additionalProperties !== void 0 ? "object" : "any";
}
/** Returns the key with the options of a union. */
function findUnionKey(schema) {
	return readList(schema, "oneOf").length > 0 ? "oneOf" : "anyOf";
}
function findPrimitive(kind, schema, format) {
	if (kind === "boolean") return "Boolean";
	if (kind === "text") return format === "binary" ? "Bytes" : "String";
	if ([schema.type].flat().includes("integer")) return format === "int32" ? "Integer32" : "Integer";
	return format === "float" ? "Number32" : "Number";
}
function allowsNull(schema) {
	if (!isJsonObject(schema)) return false;
	return schema.nullable === true || [schema.type].flat().includes("null") || ["oneOf", "anyOf"].some((key) => readList(schema, key).some((option) => readText$1(option, "type") === "null"));
}
function readNumber(schema, key) {
	const value = schema[key];
	return typeof value === "number" ? value : void 0;
}
function decodeUri(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
/** Joins the first four items with commas, and adds the number of the remaining ones. */
function shortenList(items) {
	const more = items.length - 4;
	return items.slice(0, 4).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
// lib/losses/findOpenApiLosses.ts
/** Operation keys of a path item. */
const METHOD_KEYS = LANGUAGE_WORDS.method.map((method) => method.toLowerCase());
const ROOT_KEYS = new Set("openapi swagger info paths components definitions parameters responses consumes produces".split(" "));
const COMPONENTS_KEYS = /* @__PURE__ */ new Set([
	"schemas",
	"parameters",
	"responses",
	"requestBodies",
	"headers"
]);
const PATH_ITEM_KEYS = /* @__PURE__ */ new Set([
	...METHOD_KEYS,
	"$ref",
	"parameters"
]);
const OPERATION_KEYS = /* @__PURE__ */ new Set([
	"operationId",
	"parameters",
	"requestBody",
	"responses",
	"consumes",
	"produces"
]);
const PARAMETER_KEYS = /* @__PURE__ */ new Set([
	"name",
	"in",
	"required",
	"schema",
	"content",
	"$ref"
]);
const CONTENT_KEYS = /* @__PURE__ */ new Set([
	"schema",
	"content",
	"headers",
	"$ref",
	"required"
]);
/**
* Compares a document of OpenAPI 2 or 3 with a contract. Each part of the document that the contract does not express
* is a loss.
*/
function findOpenApiLosses(document, contract) {
	const losses = new LossList();
	new OpenApiComparison(document, contract, losses).compare();
	return losses.all;
}
var OpenApiComparison = class {
	#document;
	#contract;
	#losses;
	#schemas;
	#isSwagger;
	#problems;
	constructor(document, contract, losses) {
		[this.#document, this.#contract, this.#losses] = [
			document,
			contract,
			losses
		];
		this.#schemas = new SchemaComparison(document, contract, losses);
		this.#isSwagger = "swagger" in document;
		this.#problems = findDefinitionProblems(contract);
	}
	compare() {
		const routes = /* @__PURE__ */ new Map();
		for (const endpoint of this.#contract.endpoints) {
			const route = toRoute(endpoint.method, endpoint.path);
			routes.set(route, [...routes.get(route) ?? [], endpoint]);
		}
		this.#losses.addUnknownKeys("", this.#document, ROOT_KEYS);
		this.#losses.addUnknownKeys("/info", readObject(this.#document, "info"), /* @__PURE__ */ new Set(["title", "version"]));
		this.#losses.addUnknownKeys("/components", readObject(this.#document, "components"), COMPONENTS_KEYS);
		for (const [path, value] of Object.entries(readObject(this.#document, "paths"))) {
			const item = this.#schemas.resolve({
				pointer: joinPointer("/paths", path),
				value
			});
			this.#losses.addUnknownKeys(item.pointer, item.value, PATH_ITEM_KEYS);
			for (const method of METHOD_KEYS.filter((it) => it in item.value)) {
				const operation = {
					pointer: joinPointer(item.pointer, method),
					value: readObject(item.value, method)
				};
				const endpoint = routes.get(toRoute(method, path))?.shift();
				if (endpoint === void 0) {
					this.#addLoss(operation.pointer, "operation", "the operation is missing from the contract");
					continue;
				}
				if (path.length > 1 && path.endsWith("/") && !endpoint.path.endsWith("/")) this.#addLoss(item.pointer, "path", `the path became \`${endpoint.path}\`, without the last \`/\``);
				const problem = this.#problems.endpoints.get(endpoint.name);
				if (problem !== void 0) this.#losses.add("code", operation.pointer, "endpoint name", problem);
				this.#compareOperation(operation, endpoint, this.#listParameters(item, operation));
			}
		}
		for (const { name, method, path } of [...routes.values()].flat()) this.#addLoss("/paths", `added ${name}`, `the contract adds \`${method} ${path}\``);
		this.#compareUnusedSchemas();
	}
	#addLoss(pointer, kind, sentence, repair) {
		this.#losses.add("wire", pointer, kind, sentence, repair);
	}
	/** Adds a loss for each name of the list with which some generated code does not compile. */
	#addCodeProblems(names, hasBody) {
		for (const [{ pointer, name }, problem] of findCodeProblems(names, hasBody)) this.#losses.add("code", pointer, `name ${name}`, problem);
	}
	/** Compares each schema whose parts have not been compared yet with the type of the same name. */
	#compareUnusedSchemas() {
		const [pointer, schemas] = this.#isSwagger ? ["/definitions", readObject(this.#document, "definitions")] : ["/components/schemas", readObject(readObject(this.#document, "components"), "schemas")];
		const names = [...this.#contract.types.keys()];
		const typeNames = new Map(Object.keys(schemas).map((key) => [key, findSameName(names, key)]));
		const keys = new Map([...typeNames].reverse().map(([key, name]) => [name, key]));
		for (const [name, problem] of this.#problems.types) {
			const key = keys.get(name);
			this.#losses.add("code", key === void 0 ? pointer : joinPointer(pointer, key), `type ${name}`, problem);
		}
		for (const [key, value] of Object.entries(schemas)) {
			const part = {
				pointer: joinPointer(pointer, key),
				value
			};
			const isReferenced = this.#schemas.referenced.has(part.pointer);
			const name = typeNames.get(key);
			if (isReferenced && (name === void 0 || !this.#schemas.unmatched.has(part.pointer))) continue;
			if (name === void 0) this.#losses.add("note", part.pointer, "schema", `\`${key}\` is left out`);
			else this.#schemas.compare(part, createNamedType(name), toTypeName(key));
		}
	}
	/** Lists the parameters of an operation, including those of its path unless the operation overrides them. */
	#listParameters(item, operation) {
		const listed = [item, operation].flatMap((owner) => readList(owner.value, "parameters").map((value, index) => this.#schemas.resolve({
			pointer: joinPointer(owner.pointer, "parameters", index),
			value
		})));
		const toKey = ({ value }) => `${readText$1(value, "in")} ${readText$1(value, "name")}`;
		const parameters = listed.filter(({ value }) => !isBroken(value));
		return [...new Map(parameters.map((part) => [toKey(part), part])).values()];
	}
	#compareOperation(operation, endpoint, parameters) {
		const { pointer, value } = operation;
		this.#losses.addUnknownKeys(pointer, value, OPERATION_KEYS, endpoint.annotations);
		const unmatched = /* @__PURE__ */ new Set([
			...endpoint.parameters,
			...endpoint.queries,
			...endpoint.headers
		]);
		const pointers = new Map([...unmatched].map((field) => [field, pointer]));
		for (const parameter of parameters) {
			const [name, parameterLocation] = [readText$1(parameter.value, "name"), readText$1(parameter.value, "in")];
			if (parameterLocation === "body") this.#compareBody(parameter, endpoint);
			else {
				const found = listFields(endpoint, parameterLocation).filter((field) => isSameParameter(field, name, parameterLocation));
				for (const field of found) {
					unmatched.delete(field);
					if (field.name === name) pointers.set(field, parameter.pointer);
				}
				this.#compareParameter(parameter, found, endpoint.name);
			}
		}
		this.#addCodeProblems(listParameterNames(endpoint, pointers), endpoint.body !== void 0);
		for (const { name } of unmatched) this.#addLoss(pointer, `added ${name}`, `the contract adds the parameter \`${name}\``);
		if (!this.#isSwagger && "requestBody" in value) {
			const body = {
				pointer: joinPointer(pointer, "requestBody"),
				value: value.requestBody
			};
			this.#compareBody(this.#schemas.resolve(body), endpoint);
		} else if (endpoint.body !== void 0 && !parameters.some((it) => it.value.in === "body")) this.#addLoss(pointer, "added body", `the contract adds the body \`${formatType(endpoint.body)}\``);
		for (const owner of [{
			pointer: "",
			value: this.#document
		}, operation]) for (const key of ["consumes", "produces"]) this.#compareMediaTypes(joinPointer(owner.pointer, key), readList(owner.value, key).map(toText));
		const producedCount = new Set([this.#document, value].flatMap((owner) => readList(owner, "produces"))).size;
		const responses = {
			pointer: joinPointer(pointer, "responses"),
			value: readObject(value, "responses")
		};
		this.#compareResponses(responses, endpoint, producedCount);
	}
	#compareParameter(parameter, found, owner) {
		const { pointer, value } = parameter;
		const [name, parameterLocation] = [readText$1(value, "name"), readText$1(value, "in")];
		const [field] = found;
		if (field === void 0) {
			const kind = parameterLocation === "cookie" || parameterLocation === "formData" ? parameterLocation : "parameter";
			this.#addLoss(pointer, kind, `the ${parameterLocation} parameter \`${name}\` is missing from the contract`);
			return;
		}
		const names = new Set(found.map((it) => `\`${it.name}\``));
		if (names.size > 1) this.#addLoss(pointer, "parameter", `the contract repeats the header as ${[...names].join(" and ")}`);
		const isRequired = parameterLocation === "path" || value.required === true;
		const schemaName = toTypeName(owner, name);
		if (this.#isSwagger) {
			if (value.type === "array" && value.collectionFormat !== "multi" && parameterLocation === "query") this.#addLoss(joinPointer(pointer, "collectionFormat"), "collectionFormat", "the list is one string with separators, but a contract repeats the parameter");
			const { collectionFormat: _format, required: _required, ...schema } = value;
			this.#schemas.compareValue({
				pointer,
				value: schema
			}, field.type, isRequired, schemaName, field.annotations);
			return;
		}
		const defaultStyle = parameterLocation === "query" ? "form" : "simple";
		const { style = defaultStyle, explode = style === "form" } = value;
		const keysWithoutLoss = /* @__PURE__ */ new Set([
			...PARAMETER_KEYS,
			...style === defaultStyle ? ["style"] : [],
			...explode === (defaultStyle === "form") ? ["explode"] : []
		]);
		this.#losses.addUnknownKeys(pointer, value, keysWithoutLoss, field.annotations);
		const [media] = Object.keys(readObject(value, "content"));
		if (media !== void 0) {
			const sentence = `\`${media}\` as a parameter became \`${formatType(field.type)}\``;
			this.#addLoss(joinPointer(pointer, "content"), "content", sentence);
			return;
		}
		const schema = {
			pointer: joinPointer(pointer, "schema"),
			value: value.schema
		};
		this.#schemas.compareValue(schema, field.type, isRequired, schemaName);
	}
	#compareBody({ pointer, value }, { name, body }) {
		this.#losses.addUnknownKeys(pointer, value, this.#isSwagger ? PARAMETER_KEYS : CONTENT_KEYS);
		if (isBroken(value)) return;
		if (body === void 0) this.#addLoss(pointer, "body", "the body is missing from the contract");
		else this.#compareContent({
			pointer,
			value
		}, body, value.required === true, toTypeName(name, "Body"));
	}
	#compareMediaTypes(pointer, types) {
		for (const type of types.filter((it) => !isJsonType(it))) this.#addLoss(pointer, `media type ${type}`, `\`${type}\` is not in the contract, because contracts describe only JSON`);
	}
	/**
	* Compares the schema of a body. In OpenAPI 3, this is the schema of the first JSON media type, or of the first media
	* type if none is JSON.
	*/
	#compareContent({ pointer, value }, type, isRequired, name) {
		const content = Object.entries(readObject(value, "content"));
		const [compared] = [...content.filter(([it]) => isJsonType(it)), ...content];
		this.#compareMediaTypes(joinPointer(pointer, "content"), content.map(([it]) => it));
		for (const [media, it] of content) if (isJsonObject(it)) this.#losses.addUnknownKeys(joinPointer(pointer, "content", media), it, CONTENT_KEYS);
		const keys = this.#isSwagger ? ["schema"] : [
			"content",
			compared?.[0] ?? "",
			"schema"
		];
		const schema = this.#isSwagger ? value.schema : compared && readObject(compared[1], "schema");
		if (schema !== void 0) this.#schemas.compareValue({
			pointer: joinPointer(pointer, ...keys),
			value: schema
		}, type, isRequired, name);
		else if (formatType(type) !== "Unit") this.#addLoss(pointer, "content", `no content became \`${formatType(type)}\``);
	}
	#compareResponses({ pointer, value }, endpoint, producedCount) {
		const unmatched = [...endpoint.responses];
		const statuses = Object.keys(value).filter((status) => !status.startsWith("x-"));
		this.#losses.addUnknownKeys(pointer, value, new Set(statuses));
		for (const status of statuses.toSorted((one, other) => findSortOrder(one) - findSortOrder(other))) {
			const part = this.#schemas.resolve({
				pointer: joinPointer(pointer, status),
				value: value[status]
			});
			const [response, ...copies] = takeResponses(unmatched, status, statuses, Object.keys(readObject(part.value, "content")).length || producedCount);
			this.#compareStatus(joinPointer(pointer, status), status, response, copies.length);
			if (response !== void 0 && !isBroken(part.value)) this.#compareResponse(part, response, toTypeName(endpoint.name, status));
		}
		for (const { status } of unmatched) this.#addLoss(pointer, `added ${status}`, `the contract adds status \`${status}\``);
	}
	#compareStatus(pointer, status, response, copies) {
		const written = response?.status;
		let sentence;
		if (written === void 0) sentence = `status \`${status}\` is missing from the contract`;
		else if (written !== status) sentence = `\`${status}\` became \`${written}\`, and other statuses are not in the contract`;
		else if (findSortOrder(status) === 1) sentence = `\`${status}\` isn't a status that a contract can have`;
		if (sentence !== void 0) this.#addLoss(pointer, "status", sentence);
		const repeated = `\`${status}\` is in the contract ${copies + 1} times, once for each media type`;
		if (copies > 0) this.#addLoss(pointer, "repeated status", repeated);
	}
	#compareResponse({ pointer, value }, response, name) {
		this.#losses.addUnknownKeys(pointer, value, CONTENT_KEYS, response.annotations);
		const keys = Object.keys(readObject(value, "headers"));
		const names = response.headers.map((field) => {
			const key = keys.find((it) => isSameParameter(field, it, "header"));
			return {
				name: field.name,
				pointer: key === void 0 ? pointer : joinPointer(pointer, "headers", key)
			};
		});
		this.#addCodeProblems(names, formatType(response.type) !== "Unit");
		for (const [key, header] of Object.entries(readObject(value, "headers"))) {
			const part = this.#schemas.resolve({
				pointer: joinPointer(pointer, "headers", key),
				value: header
			});
			const field = response.headers.find((it) => isSameParameter(it, key, "header"));
			if (isBroken(part.value)) continue;
			if (field === void 0) this.#addLoss(part.pointer, "header", `the header \`${key}\` is missing from the contract`);
			else if (this.#isSwagger) this.#schemas.compareValue(part, field.type, false, toTypeName(name, key), field.annotations);
			else {
				this.#losses.addUnknownKeys(part.pointer, part.value, PARAMETER_KEYS, field.annotations);
				this.#schemas.compareValue({
					pointer: joinPointer(part.pointer, "schema"),
					value: part.value.schema
				}, field.type, part.value.required === true, toTypeName(name, key));
			}
		}
		this.#compareContent({
			pointer,
			value
		}, response.type, true, name);
	}
};
/**
* Removes the responses that were generated for a status from `unmatched`, and returns them. A range or the default
* also gets responses whose status is not in the document.
*
* @param mediaTypeCount - number of media types, because converters write one response for each
*/
function takeResponses(unmatched, status, statuses, mediaTypeCount) {
	const isNew = (it) => !statuses.includes(it.status);
	const found = unmatched.find((it) => it.status === status) ?? unmatched.find((it) => findSortOrder(status) === 1 && isNew(it) && it.status.startsWith(status.charAt(0))) ?? unmatched.find((it) => status === "default" && isNew(it)) ?? unmatched.find(() => status === "default");
	const taken = unmatched.filter((it) => it.status === found?.status).slice(0, Math.max(mediaTypeCount, 1));
	for (const it of taken) unmatched.splice(unmatched.indexOf(it), 1);
	return taken;
}
/** Returns the sort order of a status: exact statuses first, then ranges, then the default. */
function findSortOrder(status) {
	if (status === "default") return 2;
	return /^\dxx$/i.test(status) ? 1 : 0;
}
function isJsonType(media) {
	return /[/+]json\b|^\*\/\*/.test(media);
}
/** Returns a key for a route, without the names of parameters and without a trailing slash. */
function toRoute(method, path) {
	return `${method.toUpperCase()} ${path.replaceAll(/\{[^}]*\}/g, "{}").replace(/\/+$/, "")}`;
}
/** Lists the parameter names of an endpoint, each with its pointer in the document. */
function listParameterNames({ parameters }, pointers) {
	return [...pointers].map(([field, pointer]) => ({
		name: field.name,
		pointer,
		isPath: parameters.includes(field)
	}));
}
/**
* Lists the fields of an endpoint that represent the parameters of a location.
*
* @param parameterLocation - value of `in`, such as `query`
*/
function listFields({ parameters, queries, headers }, parameterLocation) {
	if (parameterLocation === "query") return queries;
	if (parameterLocation === "header") return headers;
	return parameterLocation === "path" ? parameters : [];
}
/** Returns whether a field of the contract represents a parameter. Names are case-sensitive, except in headers. */
function isSameParameter(field, name, parameterLocation) {
	return parameterLocation === "header" ? field.name.toLowerCase() === name.toLowerCase() : field.name === name;
}
// lib/losses/types.ts
/**
* Effects of a loss on programs, the most severe first:
* - `refused`: the compiler refuses the contract.
* - `code`: the compiler accepts the contract, but code that it generates does not compile, or two of its files differ
*   only in case.
* - `wire`: the JSON or the requests differ.
* - `rule`: the generated code accepts other values, usually more.
* - `note`: only information for people or for deployment is lost, or a schema that no operation uses.
*/
const EFFECTS = [
	"refused",
	"code",
	"wire",
	"rule",
	"note"
];
/** Titles of the groups of losses, by effect. */
const EFFECT_TITLES = {
	refused: "Refused by the compiler",
	code: "Generated code does not compile",
	wire: "Different on the wire",
	rule: "Checked less strictly",
	note: "Left out of the contract"
};
// lib/json/parseJson.ts
/**
* Parses JSON that another release of the site or another program may have written: stored data, attributes or files.
*
* @returns the value, which the caller must validate with `parseUntrusted`; undefined without a string, or if it is not
*   JSON
*/
function parseJson(text) {
	if (text === null || text === void 0) return void 0;
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
// lib/losses/visitJsonParts.ts
/** Matches a string, a bracket or separator, or a number or word. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s"[\]{},:]+/g;
/**
* Calls a function for each key and list item in JSON, in their order. A key that an object has twice is visited twice.
*
* @param visit - receives the JSON pointer of the key or item, and the offset in `json` at which the key or item begins
*/
function visitJsonParts(json, visit) {
	const open = [];
	let current = "";
	let isKey = false;
	for (const { 0: token, index: offset } of json.matchAll(TOKEN)) {
		const owner = open.at(-1);
		if (token === "]" || token === "}") open.pop();
		else if (token === ",") isKey = owner?.index === void 0;
		else if (token === ":") isKey = false;
		else if (isKey) {
			current = joinPointer(owner?.pointer ?? "", String(parseJson(token)));
			visit(current, offset);
		} else {
			if (owner?.index !== void 0) {
				current = joinPointer(owner.pointer, owner.index);
				owner.index += 1;
				visit(current, offset);
			}
			if (token === "[" || token === "{") open.push({
				pointer: current,
				index: token === "[" ? 0 : void 0
			});
			isKey = token === "{";
		}
	}
}
// lib/losses/findDuplicateKeyLosses.ts
/** Matches pointers to information for people. The values of other keys may describe data that programs exchange. */
const INFORMATION_POINTER = /(?<!\/properties)\/(?:title|summary|description|examples?|externalDocs|tags)(?:\/|$)/;
/**
* Finds the keys that an object in JSON has more than once. Parsers keep only the last value.
*
* @returns a loss for each of these keys, but none for the keys inside their values
*/
function findDuplicateKeyLosses(json) {
	const all = /* @__PURE__ */ new Set();
	const duplicates = /* @__PURE__ */ new Set();
	visitJsonParts(json, (pointer) => {
		if (all.has(pointer)) duplicates.add(pointer);
		all.add(pointer);
	});
	return [...duplicates].filter((pointer) => !hasParentIn(duplicates, pointer)).map(createLoss);
}
function hasParentIn(pointers, pointer) {
	const parent = pointer.slice(0, pointer.lastIndexOf("/"));
	return parent !== "" && (pointers.has(parent) || hasParentIn(pointers, parent));
}
function createLoss(pointer) {
	const sentence = `\`${splitPointer(pointer).at(-1) ?? ""}\` is written more than once, and only its last value is converted`;
	return {
		pointer,
		kind: "duplicate",
		effect: INFORMATION_POINTER.test(pointer) ? "note" : "wire",
		sentence
	};
}
// lib/losses/findPointerOffsets.ts
/**
* Finds the offsets in JSON that pointers refer to.
*
* @returns the offset of each key or list item, by pointer; for a key or item that does not exist, the offset of
*   its nearest parent
*/
function findPointerOffsets(json, pointers) {
	const all = /* @__PURE__ */ new Map([["", 0]]);
	visitJsonParts(json, (pointer, offset) => all.set(pointer, offset));
	return new Map(pointers.map((pointer) => [pointer, findNearest(all, pointer)]));
}
function findNearest(offsets, pointer) {
	return offsets.get(pointer) ?? findNearest(offsets, pointer.slice(0, pointer.lastIndexOf("/")));
}
// lib/losses/index.ts
/** Compares a document with the contract that was converted from it, and lists the differences. */
/** @returns whether a document is an OpenAPI description or an Avro record, the only Avro type that can be converted */
function isComparableDocument(document) {
	return isJsonObject(document) && [
		"openapi",
		"swagger",
		"fields"
	].some((key) => key in document);
}
/**
* Compares an OpenAPI description or an Avro schema with the contract that was converted from it, even if the contract
* was edited since. The comparison does not depend on the behavior of the converters, so a compiler that preserves more
* causes fewer losses.
*
* @param document - a document that `isComparableDocument` accepts
* @returns the losses in no particular order; none if the document is not a JSON object
*/
function findLosses(document, contract) {
	if (!isJsonObject(document)) return [];
	return ("openapi" in document || "swagger" in document ? findOpenApiLosses : findAvroLosses)(document, parseContract(contract));
}
/**
* Adds the position in the document to each loss.
*
* @param text - the document as JSON or YAML
* @param findPointerOffsets - finds the offsets of JSON pointers in `text`
* @returns the losses, the most severe first, then by position
*/
function locateLosses(losses, text, findPointerOffsets) {
	const offsets = findPointerOffsets(text, losses.map(({ pointer }) => pointer));
	const findPosition = createPositionFinder(text);
	return losses.map((loss) => {
		const offset = offsets.get(loss.pointer) ?? 0;
		return {
			...loss,
			offset,
			...findPosition(offset)
		};
	}).toSorted((one, other) => EFFECTS.indexOf(one.effect) - EFFECTS.indexOf(other.effect) || one.offset - other.offset);
}
// tools/loss-report.ts
const USAGE = "Name a document and a contract: node loss-report.mjs openapi.json contract.ws";
/**
* Prints the losses of a contract compared with its document.
*
* @returns the exit code: 1 if the document or the contract cannot be read; otherwise 0, even if there are losses
*/
function reportLosses([documentPath, contractPath]) {
	if (documentPath === void 0 || contractPath === void 0) return reportProblem(USAGE);
	const [text, contract] = [readText(documentPath), readText(contractPath)];
	if (text === void 0) return reportProblem(`${documentPath} cannot be read. ${USAGE}`);
	if (contract === void 0) return reportProblem(`${contractPath} cannot be read. ${USAGE}`);
	let document;
	try {
		document = JSON.parse(text);
	} catch (error) {
		return reportProblem(`${documentPath} is not JSON: ${String(error)}. Convert YAML to JSON first.`);
	}
	if (!isComparableDocument(document)) return reportProblem(`${documentPath} is neither an OpenAPI document nor an Avro record. ${USAGE}`);
	const losses = locateLosses([...findDuplicateKeyLosses(text), ...findLosses(document, contract)], text, findPointerOffsets);
	if (losses.length === 0) console.log("The contract says everything that the document says.");
	for (const effect of EFFECTS) {
		const matching = losses.filter((loss) => loss.effect === effect);
		if (matching.length > 0) console.log(`${EFFECT_TITLES[effect]}: ${matching.length}`);
		if (effect === "note") printPositionsByKind(matching);
		else for (const loss of matching) printLoss(loss);
	}
	return 0;
}
function printLoss({ line, column, pointer, sentence, repair }) {
	console.log(`  ${line}:${column} ${pointer}\n    ${sentence}`);
	if (repair !== void 0) console.log(`    write: ${repair}`);
}
/** Prints the positions of notes, grouped by kind on one line each, because most documents have many descriptions. */
function printPositionsByKind(losses) {
	for (const kind of new Set(losses.map((loss) => loss.kind))) {
		const places = losses.filter((loss) => loss.kind === kind).map(({ line, column }) => `${line}:${column}`);
		console.log(`  ${kind}: ${places.slice(0, 5).join(", ")}${places.length > 5 ? ` and ${places.length - 5} more` : ""}`);
	}
}
/** Returns the text of a file; undefined if it cannot be read. */
function readText(path) {
	try {
		return readFileSync(path, "utf8").replace(/^\uFEFF/, "");
	} catch {
		return;
	}
}
/** Prints a problem. Returns the exit code. */
function reportProblem(sentence) {
	console.error(sentence);
	return 1;
}
process.exitCode = reportLosses(process.argv.slice(2));
export {};
