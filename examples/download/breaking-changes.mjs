import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import * as compilerPackage from "@flock/wirespec";
// lib/syntax/toDefinitionKey.ts
/**
* Returns the keyword and the name of a definition: `type Book`. The name alone is not a key, because a type, an
* endpoint and a channel may share it.
*/
function toDefinitionKey(definition) {
	return "node" in definition ? `${KEYWORDS$1[definition.node]} ${definition.identifier}` : `${definition.kind} ${definition.name}`;
}
/** Keyword with which each kind of definition begins. */
const KEYWORDS$1 = {
	WsType: "type",
	WsEnum: "enum",
	WsUnion: "type",
	WsRefined: "type",
	WsEndpoint: "endpoint",
	WsChannel: "channel"
};
// lib/compiler/findDepthChange.ts
const OPENING = /* @__PURE__ */ new Set([
	"LeftParenthesis",
	"LeftCurly",
	"LeftBracket"
]);
const CLOSING$1 = /* @__PURE__ */ new Set([
	"RightParenthesis",
	"RightCurly",
	"RightBracket"
]);
/**
* Returns by how much a token changes the nesting depth: 1 for an opening bracket, -1 for a closing one, otherwise 0.
*/
function findDepthChange({ type }) {
	if (OPENING.has(type)) return 1;
	return CLOSING$1.has(type) ? -1 : 0;
}
// lib/syntax/takeGroup.ts
/**
* Returns the tokens of a bracketed group, including its brackets and nested groups.
*
* @param opening - index of the opening bracket
* @returns all remaining tokens if the bracket is not closed
*/
function takeGroup(tokens, opening) {
	const group = [];
	let depth = 0;
	for (const token of tokens.slice(opening)) {
		group.push(token);
		depth += findDepthChange(token);
		if (depth === 0) break;
	}
	return group;
}
// lib/syntax/readOmittedParts.ts
/** Reads annotations and constraints from the tokens of a definition. Groups them by the place that they belong to. */
function readOmittedParts(tokens) {
	const reader = new OmittedPartsReader(tokens);
	reader.read();
	return reader.places;
}
var OmittedPartsReader = class {
	places = /* @__PURE__ */ new Map();
	#position = 0;
	/** Annotations that belong to the next place. */
	#annotations = [];
	/** Current place, a key of `places`. */
	#place = "";
	/**
	* Section that contains the next fields: `path`, or the prefix of their places, such as `query ` or
	* `status 200 header `. Empty in a type.
	*/
	#section = "";
	/** Prefix for places in the current response; empty outside responses. */
	#status = "";
	/** Number of path segments of the current endpoint that were read. */
	#segments = 0;
	#tokens;
	constructor(tokens) {
		this.#tokens = tokens;
	}
	read() {
		for (; this.#position < this.#tokens.length; this.#position += 1) this.#readToken();
	}
	#readToken() {
		const { type = "", value = "" } = this.#tokens[this.#position] ?? {};
		const next = this.#tokens[this.#position + 1]?.type;
		if (type === "Annotation") {
			this.#annotations.push(value);
			if (next === "LeftParenthesis") {
				this.#position += 1;
				this.#annotations.push(...this.#takeGroup());
			}
		} else if (type === "LeftParenthesis") this.#addValues("constraint", this.#takeGroup());
		else if (next === "Colon") this.#startPlace(this.#section === "path" ? `segment ${this.#segments}` : this.#section + value);
		else if (type.endsWith("Definition")) this.#startDefinition();
		else this.#readPunctuation(type, value, next);
	}
	#readPunctuation(type, value, next) {
		if (type === "Path" || type === "ForwardSlash") {
			this.#segments += 1;
			this.#section = "path";
		} else if (type === "QuestionMark" && next === "LeftCurly") this.#section = "query ";
		else if (type === "Hash") this.#section = `${this.#status}header `;
		else if (type === "Integer" && next === "Arrow") {
			this.#status = `status ${value} `;
			this.#startPlace(this.#status);
		} else if (type === "Equals" || type === "Method" || type === "Arrow") this.#startValue(type, next);
	}
	#startDefinition() {
		[this.#section, this.#status, this.#segments] = [
			"",
			"",
			0
		];
		this.#startPlace("");
	}
	/**
	* Starts a refined type, a message or a body. After the method of an endpoint, the next token is the path if there is
	* no body. `Unit` means that there is no body.
	*/
	#startValue(type, next) {
		if (next !== "Path" && next !== "ForwardSlash" && next !== "WsUnit") this.#startPlace(`${this.#status}${type}`);
	}
	#startPlace(place) {
		this.#place = place;
		this.#addValues("annotations", this.#annotations);
		this.#annotations = [];
	}
	#addValues(kind, values) {
		const part = this.places.get(this.#place) ?? {
			annotations: [],
			constraint: []
		};
		this.places.set(this.#place, {
			...part,
			[kind]: [...part[kind], ...values]
		});
	}
	/**
	* Takes the tokens in parentheses, including the parentheses. Afterwards, the closing parenthesis is the current
	* token.
	*/
	#takeGroup() {
		const group = takeGroup(this.#tokens, this.#position);
		this.#position += group.length - 1;
		return group.map(({ value }) => value);
	}
};
// lib/syntax/definitions.ts
function isEndpoint(definition) {
	return definition.node === "WsEndpoint";
}
/**
* Returns whether a definition is an endpoint or a channel. Programs exchange values through these, and no other
* definition refers to them.
*/
function isEntryPoint({ node }) {
	return node === "WsEndpoint" || node === "WsChannel";
}
/**
* Lists the definitions that types can refer to. Endpoints and channels are omitted, because they may have the same
* name as a type.
*/
function listTypes(tree) {
	return tree.filter((definition) => !isEntryPoint(definition));
}
/** Indexes the definitions that types can refer to by name. */
function indexTypes(tree) {
	return new Map(listTypes(tree).map((type) => [type.identifier, type]));
}
/** Formats the method and the path of an endpoint, without the names of path parameters. */
function formatRoute({ method, path }) {
	return `${method.name} /${path.map((segment) => segment.node === "WsLiteral" ? segment.value : "{}").join("/")}`;
}
/** Returns the name of the definition to which a type or its elements refer; undefined if there is none. */
function findReferencedName(reference) {
	if (reference.node === "WsIterable" || reference.node === "WsDict") return findReferencedName(reference.reference);
	return reference.node === "WsCustom" ? reference.value : void 0;
}
// lib/syntax/formatReference.ts
/** Formats a type as in a contract: `Book[]?`. */
function formatReference(reference) {
	return formatWithoutNullability(reference) + (reference.isNullable ? "?" : "");
}
/** Formats a type as in a contract, without its last `?`. */
function formatWithoutNullability(reference) {
	switch (reference.node) {
		case "WsIterable": return `${formatReference(reference.reference)}[]`;
		case "WsDict": return `{${formatReference(reference.reference)}}`;
		case "WsCustom": return reference.value;
		case "WsPrimitive": return reference.type.name;
		case "WsUnit": return "Unit";
		case "WsAny": return "Any";
	}
}
// lib/changes/readContractItems.ts
/**
* Reads the items of a contract from its syntax tree. A definition has the directions of the endpoints and channels
* that use it. In a contract without endpoints and channels, programs exchange the types themselves, so all types have
* the directions `request` and `response`.
*/
function readContractItems(tree) {
	const reader = new ContractItemReader(tree);
	for (const definition of tree) reader.readEntryPoint(definition);
	const directions = tree.some(isEntryPoint) ? [void 0] : ["request", "response"];
	for (const definition of tree) {
		if (reader.isReached(definition)) continue;
		for (const direction of directions) reader.read(definition, direction);
	}
	return reader.items;
}
var ContractItemReader = class {
	items = /* @__PURE__ */ new Map();
	#types;
	#definitionKey = "";
	constructor(tree) {
		this.#types = indexTypes(tree);
	}
	isReached(definition) {
		return isEntryPoint(definition) || this.items.has(definition.identifier);
	}
	readEntryPoint(definition) {
		this.#definitionKey = toDefinitionKey(definition);
		if (definition.node === "WsEndpoint") this.#readEndpoint(definition);
		if (definition.node === "WsChannel") {
			const name = `channel ${definition.identifier}`;
			this.#add(name, "channel", { owner: void 0 });
			this.#addValue(`${name} message`, {
				owner: name,
				direction: "channel",
				place: "Arrow"
			}, definition.reference);
		}
	}
	/**
	* Reads the items of a definition and of the types that it refers to.
	*
	* @param direction - undefined for a definition that no endpoint or channel uses
	*/
	read(definition, direction) {
		const outer = this.#definitionKey;
		this.#definitionKey = toDefinitionKey(definition);
		const name = definition.identifier;
		const reference = {
			node: "WsCustom",
			value: name,
			isNullable: false
		};
		if (this.#add(name, direction, {
			owner: void 0,
			type: KIND_NAMES[definition.node],
			reference
		})) this.#readParts(definition, name, direction);
		this.#definitionKey = outer;
	}
	#readParts(definition, name, direction) {
		const at = {
			owner: name,
			direction
		};
		if (definition.node === "WsType") this.#addFields(`${name}.`, {
			...at,
			place: ""
		}, definition.shape.value);
		if (definition.node === "WsRefined") this.#addValue(`${name} value`, {
			...at,
			place: "Equals"
		}, definition.reference);
		if (definition.node === "WsEnum") for (const entry of definition.entries) this.#add(`${name} entry ${entry}`, direction, { owner: name });
		if (definition.node === "WsUnion") for (const member of definition.entries) {
			this.#add(`${name} member ${formatWithoutNullability(member)}`, direction, { owner: name });
			this.#readReferenced(member, direction);
		}
	}
	#readEndpoint(definition) {
		const name = `endpoint ${definition.identifier}`;
		for (const direction of ["request", "response"]) this.#add(name, direction, {
			owner: void 0,
			type: formatRoute(definition)
		});
		const request = {
			owner: name,
			direction: "request"
		};
		for (const [index, segment] of definition.path.entries()) {
			if (segment.node !== "WsParam") continue;
			const place = `segment ${index + 1}`;
			this.#addValue(`${name} path ${place}`, {
				...request,
				place
			}, segment.reference);
		}
		this.#addFields(`${name} query `, {
			...request,
			place: "query "
		}, definition.queries);
		this.#addFields(`${name} header `, {
			...request,
			place: "header "
		}, definition.headers);
		const body = definition.requests[0]?.content;
		if (body) this.#addValue(`${name} body`, {
			...request,
			place: "Method"
		}, body.reference);
		for (const { status, headers, content } of definition.responses) {
			const owner = `${name} status ${status}`;
			this.#add(owner, "response", { owner: name });
			const at = {
				owner,
				direction: "response"
			};
			if (content) this.#addValue(`${owner} body`, {
				...at,
				place: `status ${status} Arrow`
			}, content.reference);
			this.#addFields(`${owner} header `, {
				...at,
				place: `status ${status} header `
			}, headers);
		}
	}
	#addFields(prefix, { place, ...at }, fields) {
		for (const { identifier, reference } of fields) this.#addValue(prefix + identifier.value, {
			...at,
			place: place + identifier.value
		}, reference);
	}
	#addValue(name, { owner, direction, place }, reference) {
		const { isNullable: isOptional } = reference;
		this.#add(name, direction, {
			owner,
			place,
			reference,
			isOptional,
			type: formatWithoutNullability(reference)
		});
		this.#readReferenced(reference, direction);
	}
	/** Reads the items of the definition that a type refers to. */
	#readReferenced(reference, direction) {
		const definition = this.#types.get(findReferencedName(reference) ?? "");
		if (definition !== void 0) this.read(definition, direction);
	}
	/** Adds an item or a direction of a known item. Returns false if the item was known in this direction. */
	#add(name, direction, { owner, type = "", isOptional = true, ...at }) {
		const known = this.items.get(name);
		if (known !== void 0 && (direction === void 0 || known.directions.includes(direction))) return false;
		const directions = [...known?.directions ?? [], ...direction === void 0 ? [] : [direction]];
		const { reference, place = "" } = at;
		const definitionKey = this.#definitionKey;
		this.items.set(name, {
			owner,
			definitionKey,
			type,
			isOptional,
			directions,
			reference,
			place
		});
		return true;
	}
};
/** Names of the kinds of definitions, for readers. */
const KIND_NAMES = {
	WsType: "a type",
	WsEnum: "an enum",
	WsUnion: "a union",
	WsRefined: "a refined type",
	WsEndpoint: "an endpoint",
	WsChannel: "a channel"
};
// lib/changes/ContractModel.ts
/** One version of a contract, with lookups for a comparison. */
var ContractModel = class {
	version;
	items;
	/** Definitions that types can refer to, by name. */
	types;
	#omittedParts = /* @__PURE__ */ new Map();
	constructor(version) {
		this.version = version;
		this.items = readContractItems(version.tree);
		this.types = indexTypes(version.tree);
	}
	/**
	* Returns the annotations and constraints of a definition, by place.
	*
	* @param definitionKey - from `toDefinitionKey`
	*/
	readOmittedParts(definitionKey) {
		const parts = this.#omittedParts.get(definitionKey) ?? readOmittedParts(this.version.written.get(definitionKey)?.tokens ?? []);
		this.#omittedParts.set(definitionKey, parts);
		return parts;
	}
	/**
	* Returns the type of an item without its last `?`, which is compared separately.
	*
	* @returns undefined for an item without a type, such as an entry of an enum
	*/
	readItemType({ reference, definitionKey, place }) {
		return reference && this.#addConstraint({
			...reference,
			isNullable: false
		}, definitionKey, place);
	}
	/**
	* Returns a type that a definition contains, with the constraint that the definition adds to it.
	*
	* @param reference - type of a field, or the type that `owner` refines
	* @param place - name of the field; `Equals` for a refined type
	*/
	readPartType(owner, reference, place) {
		return this.#addConstraint(reference, toDefinitionKey(owner), place);
	}
	#addConstraint(reference, definitionKey, place) {
		return {
			reference,
			constraint: this.readOmittedParts(definitionKey).get(place)?.constraint ?? []
		};
	}
};
// lib/changes/judgeChange.ts
/**
* Returns the directions in which a change breaks programs. In a channel, a change counts if it breaks either
* direction, because the contract does not name the publishers.
*/
function findBrokenDirections(directions, { request, response }) {
	return directions.filter((direction) => direction === "channel" ? request || response : direction === "request" ? request : response);
}
/**
* Judges a change by the directions that it breaks.
*
* @param sentence - description of the change for readers
* @param breaks - directions in which the change breaks programs
* @param otherwise - verdict if the change breaks nothing
*/
function judgeChange(sentence, { definitionKey }, breaks = [], otherwise = "compatible") {
	return {
		verdict: breaks.length > 0 ? "breaking" : otherwise,
		sentence,
		breaks,
		definitionKey,
		side: "after"
	};
}
// lib/compiler/readConstraint.ts
/**
* Reads a constraint.
*
* @param tokens - the constraint with its parentheses: `(`, `/^x$/g`, `)` or `(`, `0`, `,`, `_`, `)`; empty for a type
*   without a constraint
* @returns `undefined` for other tokens
*/
function readConstraint(tokens) {
	const [opening, first = "", second, third = "", closing] = tokens;
	if (tokens.length === 0) return { kind: "none" };
	if (opening !== "(") return void 0;
	if (tokens.length === 3 && first.startsWith("/")) return {
		kind: "pattern",
		pattern: first
	};
	if (tokens.length !== 5 || second !== "," || closing !== ")") return void 0;
	const min = first === "_" ? -Infinity : Number(first);
	const max = third === "_" ? Infinity : Number(third);
	return Number.isNaN(min) || Number.isNaN(max) ? void 0 : {
		kind: "bounds",
		min,
		max
	};
}
// lib/changes/compareConstraints.ts
/** Patterns that every string without a line break matches. */
const UNRESTRICTED_PATTERN = /^\/\^?\.\*\$?\/g?$/;
/**
* Compares two constraints.
*
* @param before - tokens of the old constraint, including both parentheses; empty for a type without a constraint
* @param after - tokens of the new constraint, in the same form
* @returns undefined if both constraints allow the same values, or if the effect cannot be derived from the tokens, for
*   example for two patterns or for annotations
*/
function compareConstraints(before, after) {
	const [oldConstraint, newConstraint] = [readConstraint(before), readConstraint(after)];
	if (oldConstraint === void 0 || newConstraint === void 0) return void 0;
	const [oldBounds, newBounds] = [readBounds(oldConstraint), readBounds(newConstraint)];
	if (oldBounds !== void 0 && newBounds !== void 0) return compareBounds(oldBounds, newBounds);
	if (allowsAll(oldConstraint)) return allowsAll(newConstraint) ? void 0 : "fewer";
	return allowsAll(newConstraint) ? "more" : void 0;
}
/**
* Returns whether a change breaks programs. A request breaks if fewer values are allowed, a response if more values are
* allowed, and a channel in either case. The change `other` breaks all three.
*/
function isBreaking(change, direction) {
	return findBrokenDirections([direction], {
		request: change !== "more",
		response: change !== "fewer"
	}).length > 0;
}
function compareBounds(before, after) {
	const isNarrowed = after.min > before.min || after.max < before.max;
	const isWidened = after.min < before.min || after.max > before.max;
	if (isNarrowed) return isWidened ? "other" : "fewer";
	return isWidened ? "more" : void 0;
}
/** Returns the bounds of a constraint, which are infinite for a type without a constraint; undefined for a pattern. */
function readBounds(constraint) {
	if (constraint.kind === "none") return {
		min: -Infinity,
		max: Infinity
	};
	return constraint.kind === "bounds" ? constraint : void 0;
}
function allowsAll(constraint) {
	return constraint.kind === "none" || constraint.kind === "pattern" && UNRESTRICTED_PATTERN.test(constraint.pattern);
}
// lib/changes/CompatibilityCheck.ts
/**
* For each number type, the types that accept all its values in JSON. `Number` accepts every `Integer`, although it
* rounds integers of more than 53 bits.
*/
const WIDER_TYPES = {
	Integer32: ["Integer", "Number"],
	Integer: ["Number"],
	Number32: ["Number"]
};
/** Checks whether a reader of one version can read the values that a writer of the other version sends. */
var CompatibilityCheck = class {
	#options;
	/** Pairs of definitions that are being compared. Types may refer to themselves, so a pair can occur again. */
	#pairsInProgress = /* @__PURE__ */ new Set();
	constructor(options) {
		this.#options = options;
	}
	/**
	* Returns whether every value of the writer's type is also a value of the reader's type. Ignores differences between
	* two definitions of the same kind and name, which are reported separately.
	*/
	fits(reader, writer) {
		const readType = resolveRefinedType(reader, this.#options.reader);
		const sentType = resolveRefinedType(writer, this.#options.writer);
		const [read, sent] = [readType.reference, sentType.reference];
		if (sent.isNullable && !read.isNullable) return false;
		if (read.node === "WsAny") return true;
		if (read.node === "WsCustom" || sent.node === "WsCustom") return this.#fitsNamed(readType, sentType);
		if ((read.node === "WsIterable" || read.node === "WsDict") && read.node === sent.node) return this.fits({
			...readType,
			reference: read.reference
		}, {
			...sentType,
			reference: sent.reference
		});
		if (read.node !== "WsPrimitive" || sent.node !== "WsPrimitive") return read.node === sent.node;
		const [readName, sentName] = [read.type.name, sent.type.name];
		return (readName === sentName || WIDER_TYPES[sentName]?.includes(readName) === true) && allowsAllValues(readType.constraint, sentType.constraint);
	}
	#fitsNamed(readType, sentType) {
		const { reader, writer } = this.#options;
		const [read, sent] = [findDefinition(readType, reader), findDefinition(sentType, writer)];
		if (sent?.node === "WsEnum" && readType.reference.node === "WsPrimitive") return readType.reference.type.name === "String" && allowsAllValues(readType.constraint, [
			"(",
			"/./",
			")"
		]);
		if (read === void 0 || sent === void 0) return this.#fitsMember(read, sentType);
		const key = `${read.identifier} ${sent.identifier}`;
		if (read.identifier === sent.identifier && read.node === sent.node || this.#pairsInProgress.has(key)) return true;
		this.#pairsInProgress.add(key);
		const fits = this.#fitsDefinition({
			read,
			sent
		}, readType, sentType);
		this.#pairsInProgress.delete(key);
		return fits;
	}
	#fitsDefinition({ read, sent }, readType, sentType) {
		if (sent.node === "WsUnion") return sent.entries.every((reference) => this.fits(readType, {
			reference,
			constraint: []
		}));
		if (read.node === "WsUnion") return this.#fitsMember(read, sentType);
		if (read.node === "WsEnum" && sent.node === "WsEnum") return sent.entries.every((entry) => read.entries.includes(entry));
		return read.node === "WsType" && sent.node === "WsType" && this.#fitsFields(read, sent);
	}
	/** Returns whether the reader's definition is a union with a member that accepts all values of the writer's type. */
	#fitsMember(read, sentType) {
		return read?.node === "WsUnion" && read.entries.some((reference) => this.fits({
			reference,
			constraint: []
		}, sentType));
	}
	#fitsFields(read, sent) {
		const { reader, writer, needsAllFields } = this.#options;
		const [readFields, sentFields] = [indexFields(read), indexFields(sent)];
		if (needsAllFields && [...sentFields.keys()].some((name) => !readFields.has(name))) return false;
		return [...readFields].every(([name, { reference }]) => {
			const field = sentFields.get(name);
			if (field === void 0) return reference.isNullable;
			return this.fits(reader.readPartType(read, reference, name), writer.readPartType(sent, field.reference, name));
		});
	}
};
function indexFields(type) {
	return new Map(type.shape.value.map((field) => [field.identifier.value, field]));
}
function findDefinition({ reference }, { types }) {
	return reference.node === "WsCustom" ? types.get(reference.value) : void 0;
}
/**
* Replaces a refined type with the type that it refines, because both look the same in JSON. Returns other values
* unchanged.
*/
function resolveRefinedType(value, contract) {
	const definition = findDefinition(value, contract);
	if (definition?.node !== "WsRefined") return value;
	const inner = contract.readPartType(definition, definition.reference, "Equals");
	return {
		...inner,
		reference: makeNullable(inner.reference, value.reference.isNullable)
	};
}
function makeNullable(reference, isNullable) {
	return {
		...reference,
		isNullable: reference.isNullable || isNullable
	};
}
/** Returns whether the reader's constraint is known to allow all values of the writer's constraint. */
function allowsAllValues(reader, writer) {
	if (reader.length === 0 || reader.join(" ") === writer.join(" ")) return true;
	return compareConstraints(writer, reader) === "more";
}
// lib/changes/findRenames.ts
/**
* Finds definitions that were renamed in the new version. Requests identify an endpoint by method and path, and JSON
* does not contain the names of types, so a rename does not change requests or responses.
*/
function findRenames(before, after) {
	const endpoints = findRenamedEndpoints(before, after);
	return {
		types: findRenamedTypes(before, after, endpoints),
		endpoints
	};
}
/** Renames the definitions of the new version to their old names. Their offsets in the source text do not change. */
function applyRenames({ tree, written }, renames) {
	return {
		tree: tree.map((definition) => renameDefinition(definition, renames)),
		written: new Map([...written].map((entry) => renameWrittenDefinition(entry, renames)))
	};
}
function findRenamedEndpoints(before, after) {
	const [oldEndpoints, newEndpoints] = [before.tree.filter(isEndpoint), after.tree.filter(isEndpoint)];
	const isSame = (one) => (other) => one.identifier === other.identifier && formatRoute(one) === formatRoute(other);
	const removed = oldEndpoints.filter((endpoint) => !newEndpoints.some(isSame(endpoint)));
	const added = newEndpoints.filter((endpoint) => !oldEndpoints.some(isSame(endpoint)));
	const renames = /* @__PURE__ */ new Map();
	for (const endpoint of removed) {
		const route = formatRoute(endpoint);
		const match = added.find((other) => formatRoute(other) === route && !renames.has(other.identifier));
		if (match !== void 0) renames.set(match.identifier, endpoint.identifier);
	}
	return renameNamesakes(renames, newEndpoints, (endpoint) => `now ${formatRoute(endpoint)}`);
}
/**
* Completes renames: if another definition now has the old name of a renamed one, the other definition gets a unique
* name that no contract contains.
*
* @param describe - returns the addition to the name, which is written in parentheses
*/
function renameNamesakes(renames, definitions, describe) {
	const taken = new Set(renames.values());
	const namesakes = definitions.filter(({ identifier }) => taken.has(identifier) && !renames.has(identifier));
	return new Map([...renames, ...namesakes.map((it) => [it.identifier, `${it.identifier} (${describe(it)})`])]);
}
function findRenamedTypes(before, after, endpoints) {
	const [oldTypes, newTypes] = [indexTypes(before.tree), indexTypes(after.tree)];
	const changed = new Set([...oldTypes.keys(), ...newTypes.keys()].filter((name) => formatShape(oldTypes.get(name), before) !== formatShape(newTypes.get(name), after)));
	const items = readContractItems(before.tree);
	const types = /* @__PURE__ */ new Map();
	const complete = () => renameNamesakes(types, [...newTypes.values()], () => "new");
	for (let size = -1; size < types.size;) {
		size = types.size;
		const renamed = applyRenames(after, {
			types: complete(),
			endpoints
		});
		const { replaced, kept } = compareUses(items, readContractItems(renamed.tree));
		const renamedTypes = listTypes(renamed.tree);
		const added = listTypes(after.tree).flatMap(({ identifier }, index) => {
			const type = renamedTypes[index];
			return type !== void 0 && !kept.has(type.identifier) && changed.has(identifier) ? [{
				name: identifier,
				type
			}] : [];
		});
		for (const type of oldTypes.values()) {
			const { identifier } = type;
			if ([...types.values()].includes(identifier) || kept.has(identifier) || !changed.has(identifier)) continue;
			const matches = added.filter((other) => !types.has(other.name) && other.type.node === type.node);
			const shape = formatShape(type, before);
			const canMatchContent = !newTypes.has(identifier) && listNames(type).length > 0;
			const match = matches.find((it) => replaced.has(`${identifier} ${it.type.identifier}`) && isAlike(type, it.type)) ?? matches.find((it) => canMatchContent && !oldTypes.has(it.name) && formatShape(it.type, renamed) === shape);
			if (match !== void 0) types.set(match.name, identifier);
		}
	}
	return complete();
}
/** Compares the names of types that both versions use in the same places. */
function compareUses(oldItems, newItems) {
	const [replaced, kept] = [/* @__PURE__ */ new Set(), /* @__PURE__ */ new Set()];
	for (const [name, before] of oldItems) {
		const after = newItems.get(name);
		const [oldName, newName] = [before.reference && findReferencedName(before.reference), after?.reference && findReferencedName(after.reference)];
		if (oldName === void 0 || newName === void 0 || after?.type.replace(newName, oldName) !== before.type) continue;
		if (oldName !== newName) replaced.add(`${oldName} ${newName}`);
		else if (before.owner !== void 0 && before.owner !== oldName) kept.add(oldName);
	}
	return {
		replaced,
		kept
	};
}
/**
* Returns whether two definitions have at least half of the fields, entries or members of the smaller one in common.
*/
function isAlike(one, other) {
	const [names, otherNames] = [listNames(one), listNames(other)];
	return names.filter((name) => otherNames.includes(name)).length * 2 >= Math.min(names.length, otherNames.length);
}
function listNames(definition) {
	if (definition.node === "WsType") return definition.shape.value.map(({ identifier }) => identifier.value);
	if (definition.node === "WsEnum") return definition.entries;
	if (definition.node === "WsUnion") return definition.entries.map(formatWithoutNullability);
	return definition.node === "WsRefined" ? [formatWithoutNullability(definition.reference)] : [];
}
/** Formats the tokens of a definition without its own name, to compare it with others. */
function formatShape(definition, { written }) {
	const tokens = definition === void 0 ? [] : written.get(toDefinitionKey(definition))?.tokens ?? [];
	return JSON.stringify(tokens.map(({ value }) => value === definition?.identifier ? "" : value));
}
function renameDefinition(definition, renames) {
	if (renames.types.size + renames.endpoints.size === 0) return definition;
	const renamed = structuredClone(definition);
	renamed.identifier = selectOwnRenames(toDefinitionKey(definition), renames).get(renamed.identifier) ?? renamed.identifier;
	renameReferencesIn(renamed, renames);
	return renamed;
}
/** Renames all references to types in a part of a syntax tree. */
function renameReferencesIn(part, renames) {
	if ("node" in part && part.node === "WsCustom" && "value" in part && typeof part.value === "string") part.value = renames.types.get(part.value) ?? part.value;
	for (const value of Object.values(part)) if (typeof value === "object" && value !== null) renameReferencesIn(value, renames);
}
function renameWrittenDefinition([key, definition], renames) {
	const [kind = "", name = ""] = key.split(" ");
	const ownRenames = selectOwnRenames(key, renames);
	let previousType = "";
	const tokens = definition.tokens.map((token) => {
		const { type, value } = token;
		const isOwnName = previousType.endsWith("Definition");
		previousType = type;
		if (type !== "WirespecType" || kind === "enum" && !isOwnName) return token;
		return {
			type,
			value: (isOwnName ? ownRenames : renames.types).get(value) ?? value
		};
	});
	return [`${kind} ${ownRenames.get(name) ?? name}`, {
		...definition,
		tokens
	}];
}
/** Selects the renames that apply to the own name of a definition. Channels are not renamed. */
function selectOwnRenames(definitionKey, { types, endpoints }) {
	if (definitionKey.startsWith("endpoint ")) return endpoints;
	return definitionKey.startsWith("channel ") ? /* @__PURE__ */ new Map() : types;
}
// lib/changes/findTokenChanges.ts
/**
* Compares the tokens of definitions to find differences that items do not contain: constraints, annotations, names of
* path parameters, and order. Ignores spaces and comments. Also lists a definition with any other difference, unless a
* listed change explains it.
*
* @param listed - changes that the comparison of items has found
*/
function findTokenChanges(before, after, listed) {
	const trees = {
		before: groupTrees(before.version),
		after: groupTrees(after.version)
	};
	return [...after.version.written].flatMap(([definitionKey, definition]) => {
		const tokens = before.version.written.get(definitionKey)?.tokens;
		if (tokens === void 0 || isSame(tokens, definition.tokens)) return [];
		const pair = {
			before: trees.before.get(definitionKey) ?? [],
			after: trees.after.get(definitionKey) ?? []
		};
		const found = [
			...judgeOmittedParts({
				before,
				after
			}, {
				...definition,
				definitionKey
			}, listed),
			...judgeRenamedParameters(pair, definitionKey),
			...judgeReorderedParts(pair, {
				...definition,
				definitionKey
			})
		];
		if (!(found.length > 0 || listed.some((change) => change.definitionKey === definitionKey)) || hasHiddenDifference(pair, [before.version, after.version])) {
			const sentence = `${definition.name} differs in a way that this comparison cannot judge: compare both versions`;
			found.push({
				...judgeChange(sentence, { definitionKey }),
				verdict: "unclear"
			});
		}
		return found;
	});
}
/**
* Compares the constraints and annotations of places that both versions have. `compareContracts` lists added and
* removed places.
*/
function judgeOmittedParts({ before, after }, { definitionKey, name }, listed) {
	const items = groupByPlace(after, definitionKey);
	const earlier = before.readOmittedParts(definitionKey);
	const changes = [];
	const affectedDirections = /* @__PURE__ */ new Set();
	let isUndecided = false;
	for (const [place, part] of after.readOmittedParts(definitionKey)) {
		const was = earlier.get(place);
		if (was === void 0 || isSame(was, part)) continue;
		const [label, item] = items.get(place) ?? [];
		const hasOtherAnnotations = !isSame(was.annotations, part.annotations);
		const hasOtherConstraint = !isSame(was.constraint, part.constraint);
		const isRetyped = label !== void 0 && listed.some(({ retyped }) => retyped === label);
		const change = hasOtherConstraint ? compareConstraints(was.constraint, part.constraint) : void 0;
		if (change !== void 0 && label !== void 0 && item !== void 0 && !isRetyped) {
			const breaks = item.directions.filter((direction) => isBreaking(change, direction));
			changes.push(judgeChange(`${label} allows ${change} values`, item, breaks));
		}
		if (!hasOtherAnnotations && (change !== void 0 || isRetyped)) continue;
		isUndecided = true;
		for (const direction of item?.directions ?? []) affectedDirections.add(direction);
	}
	if (isUndecided) {
		const sentence = `${name} has a different constraint or annotation: compare both versions`;
		changes.push({
			...judgeChange(sentence, { definitionKey }),
			verdict: "unclear",
			breaks: [...affectedDirections]
		});
	}
	return changes;
}
function groupByPlace({ items }, definitionKey) {
	const parts = [...items].filter(([, item]) => item.definitionKey === definitionKey && item.place !== "");
	return new Map(parts.map(([name, item]) => [item.place, [name, item]]));
}
/** Groups the syntax trees without comments by the keys of the definitions. */
function groupTrees(version) {
	return groupByKey(version, (definition) => ({
		...definition,
		comment: null
	}));
}
/**
* Reads a value from each definition, and groups the values by key. A key can have several values, because the compiler
* accepts duplicate enums.
*/
function groupByKey({ tree }, read) {
	const groups = /* @__PURE__ */ new Map();
	for (const definition of tree) {
		const key = toDefinitionKey(definition);
		groups.set(key, [...groups.get(key) ?? [], read(definition)]);
	}
	return groups;
}
/**
* Judges parts whose order changed. The JSON stays the same, but generated constructors and enumerations may change.
*/
function judgeReorderedParts({ before, after }, { name, definitionKey }) {
	const [oldParts, newParts] = [before.flatMap(listParts), after.flatMap(listParts)];
	const [definition] = after;
	if (definition === void 0 || isSame(pickCommonNames(oldParts, newParts), pickCommonNames(newParts, oldParts))) return [];
	return [judgeChange(`${name} has its ${PART_NAMES[definition.node]} in a different order: generated code may differ`, { definitionKey }, [], "source")];
}
/**
* Judges path parameters that were renamed. If two names were swapped, it is unknown whether their values were
* swapped, too.
*/
function judgeRenamedParameters({ before, after }, definitionKey) {
	const [oldEndpoint, newEndpoint] = [before.find(isEndpoint), after.find(isEndpoint)];
	if (oldEndpoint === void 0 || newEndpoint === void 0) return [];
	const names = new Set(oldEndpoint.path.map((segment) => segment.node === "WsParam" ? segment.identifier.value : ""));
	return newEndpoint.path.flatMap((segment, index) => {
		const earlier = oldEndpoint.path[index];
		if (segment.node !== "WsParam" || earlier?.node !== "WsParam") return [];
		const [oldName, newName] = [earlier.identifier.value, segment.identifier.value];
		if (oldName === newName) return [];
		const sentence = `the parameter in path segment ${index + 1} of endpoint ${newEndpoint.identifier} was renamed from ${oldName} to ${newName}`;
		if (!names.has(newName)) return [judgeChange(sentence, { definitionKey }, [], "source")];
		return [{
			...judgeChange(`${sentence}: the meaning may differ`, { definitionKey }),
			verdict: "unclear",
			breaks: ["request"]
		}];
	});
}
/** Names of the parts of each kind of definition, for readers. */
const PART_NAMES = {
	WsType: "fields",
	WsEnum: "entries",
	WsUnion: "members",
	WsRefined: "parts",
	WsEndpoint: "parameters, headers or statuses",
	WsChannel: "parts"
};
function listParts(definition) {
	switch (definition.node) {
		case "WsType": return listFields("", definition.shape.value);
		case "WsEnum": return definition.entries.map((name) => ({
			name,
			type: ""
		}));
		case "WsUnion": return definition.entries.map((member) => ({
			name: formatWithoutNullability(member),
			type: formatReference(member)
		}));
		case "WsEndpoint": return [
			...listFields("query ", definition.queries),
			...listFields("header ", definition.headers),
			...definition.responses.flatMap(({ status, headers, content }) => [{
				name: status,
				type: content ? formatReference(content.reference) : ""
			}, ...listFields(`${status} header `, headers)])
		];
		case "WsRefined":
		case "WsChannel": return [];
	}
}
function listFields(prefix, fields) {
	return fields.map(({ identifier, reference }) => ({
		name: prefix + identifier.value,
		type: formatReference(reference)
	}));
}
/** Returns the names of the parts that both versions have, without duplicates. */
function pickCommonNames(parts, others) {
	const names = new Set(others.map(({ name }) => name));
	return [...new Set(parts.map(({ name }) => name))].filter((name) => names.has(name));
}
/**
* Returns whether the list of changes may miss a difference, because several types or several parts of a definition
* have the same name. The compiler accepts duplicates.
*/
function hasHiddenDifference({ before, after }, versions) {
	if (isSame(before, after)) return false;
	return versions.some(({ tree }) => after.some((definition) => hasNamesake(tree, definition))) || !isSame(before.flatMap(listRepeatedParts), after.flatMap(listRepeatedParts));
}
/** Returns whether several types have the same name as this one. */
function hasNamesake(tree, definition) {
	return !isEntryPoint(definition) && listTypes(tree).filter(({ identifier }) => identifier === definition.identifier).length > 1;
}
function listRepeatedParts(definition) {
	const parts = listParts(definition);
	return parts.filter(({ name }, index) => parts.findIndex((part) => part.name === name) < index);
}
/** Compares two values by their JSON. The same code created both, so their properties have the same order. */
function isSame(one, other) {
	return JSON.stringify(one) === JSON.stringify(other);
}
// lib/changes/types.ts
/**
* Effects of a change on programs that were written for the old version, the worst one first:
* - `breaking`: requests, responses or messages no longer fit.
* - `source`: they still fit, but a name or a type of the generated code was removed or changed.
* - `unclear`: the contracts do not show the effect, for example if one pattern replaces another.
* - `compatible`: programs continue to work.
*/
const VERDICTS = [
	"breaking",
	"source",
	"unclear",
	"compatible"
];
// lib/changes/compareContracts.ts
/**
* Lists the changes between two versions, in the order of `VERDICTS`: breaking changes first. The README of this folder
* has the rules as a table. Comments and the order of definitions are not compared; see `hasEqualComments`.
*/
function compareContracts(before, after) {
	const renames = findRenames(before, after);
	const oldModel = new ContractModel(before);
	const newModel = new ContractModel(applyRenames(after, renames));
	const recased = findRecasedHeaders(oldModel.items, newModel.items);
	const items = new Map([...newModel.items].map(([name, item]) => [recased.get(name) ?? name, item]));
	const listed = [
		...findRemovals(oldModel.items, items),
		...findAdditions(oldModel.items, items),
		...new ChangeFinder(oldModel, newModel).find(items),
		...judgeRecasedHeaders(recased, newModel.items),
		...judgeRenames(renames, before)
	];
	const changes = [...listed, ...findTokenChanges(oldModel, newModel, listed)];
	return VERDICTS.flatMap((verdict) => changes.filter((change) => change.verdict === verdict)).map(({ definitionKey, retyped: _, ...change }) => ({
		...change,
		offset: (change.side === "before" ? oldModel : newModel).version.written.get(definitionKey)?.nameStart ?? 0
	}));
}
/** Matches the names of items that are headers. */
const HEADER_NAME = / header \S+$/;
/**
* Finds headers whose names differ only in case from those of the old version. HTTP and the generated code ignore case.
*
* @returns old names by new name
*/
function findRecasedHeaders(before, after) {
	const lowerCaseHeader = (name) => name.replace(/\S+$/, (header) => header.toLowerCase());
	const removed = new Map([...before.keys()].filter((name) => HEADER_NAME.test(name) && !after.has(name)).map((name) => [lowerCaseHeader(name), name]));
	const recased = /* @__PURE__ */ new Map();
	for (const name of after.keys()) {
		const oldName = removed.get(lowerCaseHeader(name));
		if (oldName === void 0 || before.has(name)) continue;
		recased.set(name, oldName);
		removed.delete(lowerCaseHeader(name));
	}
	return recased;
}
function judgeRecasedHeaders(recased, after) {
	return [...after].flatMap(([name, item]) => {
		const oldName = recased.get(name);
		const header = name.split(" ").at(-1) ?? "";
		return oldName === void 0 ? [] : [judgeChange(`${oldName} is written ${header}`, item, [], "source")];
	});
}
function judgeRenames({ types, endpoints }, { written }) {
	return [...[...types].map(([newName, name]) => [written.has(`enum ${name}`) ? `enum ${name}` : `type ${name}`, newName]), ...[...endpoints].map(([newName, name]) => [`endpoint ${name}`, newName])].filter(([definitionKey]) => written.has(definitionKey)).map(([definitionKey, newName]) => judgeChange(`${definitionKey} was renamed to ${newName}`, { definitionKey }, [], "source"));
}
/** Lists the removed items. If an item is removed, the items that it contains are not listed. */
function findRemovals(before, after) {
	return [...before].filter(([name, { owner }]) => !after.has(name) && (owner === void 0 || after.has(owner))).map(([name, item]) => ({
		...judgeChange(`${name} was removed`, item, findBrokenDirections(item.directions, findImpactOfRemoval(name, item)), "source"),
		side: "before"
	}));
}
/** Returns the directions in which the removal of an item breaks programs. */
function findImpactOfRemoval(name, { owner, isOptional }) {
	if (owner === void 0) return /^(?:endpoint|channel) /.test(name) ? BREAKS_BOTH : {
		request: false,
		response: false
	};
	const [, status] = / status (\d+)$/.exec(name) ?? [];
	if (status !== void 0) return {
		request: false,
		response: status.startsWith("2")
	};
	if (MEMBER_NAME.test(name)) return {
		request: true,
		response: false
	};
	return {
		request: true,
		response: !isOptional
	};
}
const BREAKS_BOTH = {
	request: true,
	response: true
};
/** Matches the names of items that are enum entries or union members. */
const MEMBER_NAME = / (?:entry|member) /;
function findAdditions(before, after) {
	return [...after].filter(([name, { owner }]) => !before.has(name) && (owner === void 0 || before.has(owner))).map(([name, item]) => {
		const owner = item.owner === void 0 ? void 0 : before.get(item.owner);
		if (owner === void 0) return judgeAddedDefinition(name, item, before);
		const { impact, reason } = findImpactOfAddition(name, item);
		const breaks = findBrokenDirections(findSharedDirections(item, owner), impact);
		return judgeChange(`${name} was added${breaks.length > 0 ? reason : ""}`, item, breaks);
	});
}
/** Judges an added definition. A second endpoint on a route may receive the requests of the first one. */
function judgeAddedDefinition(name, item, before) {
	const [rival] = [...before].find(([other, { owner, type }]) => owner === void 0 && other.startsWith("endpoint ") && type === item.type) ?? [];
	if (rival === void 0) return judgeChange(`${name} was added`, item);
	return {
		...judgeChange(`${name} was added with the same method and path as ${rival}`, item),
		verdict: "unclear",
		breaks: ["request", "response"]
	};
}
function findImpactOfAddition(name, { isOptional }) {
	if (/ status \S+$/.test(name)) return {
		impact: {
			request: false,
			response: true
		},
		reason: ", and existing clients throw on it"
	};
	if (MEMBER_NAME.test(name)) return {
		impact: {
			request: false,
			response: true
		},
		reason: ", and existing readers do not know it"
	};
	return {
		impact: {
			request: !isOptional,
			response: false
		},
		reason: " and is required"
	};
}
/** Returns the directions that an item shares with its old version, or with its owner in the old version. */
function findSharedDirections(after, before) {
	return after.directions.filter((direction) => before.directions.includes(direction));
}
/** Finds the differences between items that both versions have. */
var ChangeFinder = class {
	#before;
	#after;
	constructor(before, after) {
		this.#before = before;
		this.#after = after;
	}
	find(items) {
		return [...this.#before.items].flatMap(([name, before]) => {
			const after = items.get(name);
			return after === void 0 ? [] : this.#judge(name, before, after);
		});
	}
	#judge(name, before, after) {
		const directions = findSharedDirections(after, before);
		const changes = [];
		if (before.type !== after.type) {
			const breaks = findBrokenDirections(directions, this.#findImpact(before, after));
			const sentence = `${name} changed from ${before.type} to ${after.type}`;
			changes.push({
				...judgeChange(sentence, after, breaks, "source"),
				retyped: name
			});
			if (breaks.length > 0) return changes;
		}
		if (before.isOptional !== after.isOptional) {
			const impact = {
				request: !after.isOptional,
				response: after.isOptional
			};
			const state = after.isOptional ? "optional" : "required";
			changes.push(judgeChange(`${name} has become ${state}`, after, findBrokenDirections(directions, impact)));
		}
		return changes;
	}
	/**
	* Returns the directions that a change of type breaks. In a request, an old caller sends the old type. In a response,
	* a new server sends the new type.
	*/
	#findImpact(before, after) {
		const [oldModel, newModel] = [this.#before, this.#after];
		const [oldType, newType] = [oldModel.readItemType(before), newModel.readItemType(after)];
		if (oldType === void 0 || newType === void 0) return BREAKS_BOTH;
		const requests = new CompatibilityCheck({
			reader: newModel,
			writer: oldModel,
			needsAllFields: true
		});
		const responses = new CompatibilityCheck({
			reader: oldModel,
			writer: newModel,
			needsAllFields: false
		});
		return {
			request: !requests.fits(newType, oldType),
			response: !responses.fits(oldType, newType)
		};
	}
};
// lib/changes/describeChanges.ts
/** Titles of the groups of changes, by verdict. */
const VERDICT_TITLES = {
	breaking: "Breaks existing clients or servers",
	source: "Changes source code only",
	unclear: "Check by eye",
	compatible: "Compatible"
};
/** For each direction, the programs that fail if a value no longer fits. */
const PROGRAMS = {
	request: "the server (request)",
	response: "callers (response)",
	channel: "publishers or subscribers (channel)"
};
const DIRECTIONS = [
	"request",
	"response",
	"channel"
];
/** Describes which programs a change breaks, and whether it breaks them on the wire or only in source code. */
function describeEffect({ verdict, breaks }) {
	const programs = DIRECTIONS.filter((direction) => breaks.includes(direction)).map((direction) => PROGRAMS[direction]);
	if (verdict === "breaking") return `on the wire: breaks ${programs.join(" and ")}`;
	if (verdict === "source") return "in source only: requests, responses and messages still fit";
	if (verdict === "unclear") return programs.length === 0 ? "may change generated code" : `on the wire: may break ${programs.join(" and ")}`;
	return "breaks nothing";
}
/** Summarizes changes by their verdict, such as `3 changes, 1 breaking, 2 in source only`. */
function summarizeChanges(changes) {
	const count = (verdict) => changes.filter((change) => change.verdict === verdict).length;
	const [breaking, source, unclear] = [
		count("breaking"),
		count("source"),
		count("unclear")
	];
	const parts = [changes.length === 1 ? "1 change" : `${changes.length} changes`];
	if (breaking > 0 || unclear === 0) parts.push(`${breaking === 0 ? "none" : breaking} breaking`);
	if (source > 0) parts.push(`${source} in source only`);
	if (unclear > 0) parts.push(`${unclear} to check by eye`);
	return parts.join(", ");
}
/**
* Formats a comparison as Markdown for a pull request.
*
* @param summary - sentence about the whole comparison, without a period
*/
function formatChangesAsMarkdown(changes, summary) {
	const groups = VERDICTS.flatMap((verdict) => {
		const matching = changes.filter((change) => change.verdict === verdict);
		const lines = matching.map((change) => `- ${escapeGitHubMarkdown(change.sentence)} (${describeEffect(change)})`);
		return matching.length === 0 ? [] : [`### ${VERDICT_TITLES[verdict]}`, lines.join("\n")];
	});
	return [
		`## Changes to the contract`,
		`${escapeGitHubMarkdown(summary)}.`,
		...groups
	].join("\n\n") + "\n";
}
/** Escapes characters that have a meaning in Markdown, and those with which GitHub mentions users and issues. */
function escapeGitHubMarkdown(text) {
	return text.replaceAll(/[\\`*_[\]<>{}#|@]/g, String.raw`\$&`);
}
// lib/compiler/TokenCursor.ts
const CLOSING = {
	LeftCurly: "RightCurly",
	LeftParenthesis: "RightParenthesis"
};
/** A position in the tokens of a contract. Its methods take or skip tokens and move the position forward. */
var TokenCursor = class {
	position = 0;
	#tokens;
	constructor(tokens) {
		this.#tokens = tokens;
	}
	get isAtEnd() {
		return this.position >= this.#tokens.length;
	}
	/** Token at the cursor; undefined at the end. */
	get current() {
		return this.#tokens[this.position];
	}
	/** Token before the cursor; undefined at the beginning. If the cursor is past the end, this is the last token. */
	get previous() {
		return this.#tokens[Math.min(this.position, this.#tokens.length) - 1];
	}
	/** Returns the token at the cursor and moves forward. At the end, returns undefined. */
	take() {
		const token = this.current;
		this.position += 1;
		return token;
	}
	/**
	* Skips a token of the given type.
	*
	* @returns whether the token at the cursor had this type
	*/
	skip(type) {
		if (this.current?.type !== type) return false;
		this.position += 1;
		return true;
	}
	/**
	* Skips a bracketed group with its content. If the bracket is not closed, skips all remaining tokens.
	*
	* @returns whether the cursor was at the opening bracket
	*/
	skipGroup(open) {
		if (this.current?.type !== open) return false;
		let depth = 0;
		while (!this.isAtEnd) {
			const type = this.take()?.type;
			if (type === open) depth += 1;
			if (type === CLOSING[open]) depth -= 1;
			if (depth === 0) break;
		}
		return true;
	}
};
// lib/compiler/tokens.ts
/** Returns the offset after a token. */
function findTokenEnd({ start, value }) {
	return start + value.length;
}
/**
* Minimum length of the chunks in which `tokenizeContract` passes a contract to the compiler, in UTF-16 units. The
* compiler copies all previous tokens for each token that it finds, so its time is quadratic in the length. A contract
* of 9,000 characters took 45 ms in chunks of 4,000, and 8 ms in chunks of 200.
*/
const CHUNK_LENGTH = 200;
/**
* Splits a contract into the compiler's tokens, without the tokens for the start and the end of the file. Never fails,
* because unknown characters are tokens, too.
*
* Long contracts are tokenized in chunks of whole lines, with the same result. A token depends only on the text that
* follows and, for a regular expression, on a parenthesis before it on the same line. Only strings and comments span
* lines. If one starts but does not end in a chunk, the chunk is extended.
*/
function tokenizeContract(text) {
	const chunks = [];
	let start = 0;
	let length = CHUNK_LENGTH;
	while (start < text.length) {
		const end = findLineEnd(text, start + length);
		const chunk = tokenizeChunk(text.slice(start, end), start);
		if (end < text.length && chunk.some(isUnclosed)) length *= 2;
		else {
			chunks.push(chunk);
			start = end;
			length = CHUNK_LENGTH;
		}
	}
	return chunks.flat();
}
function tokenizeChunk(text, offset) {
	return compilerPackage.tokenize(text).map(({ type, value, coordinates: { idxAndLength } }) => ({
		type,
		value,
		start: offset + idxAndLength.idx - idxAndLength.length
	})).filter(({ type }) => type !== "EndOfProgram" && type !== "StartOfProgram");
}
/** Returns the offset after the first line break at or after an offset; the end of the text if there is none. */
function findLineEnd(text, offset) {
	const lineEnd = text.indexOf("\n", offset);
	return lineEnd < 0 ? text.length : lineEnd + 1;
}
/**
* Returns whether a token is the start of an unclosed string (`"`) or comment (`/*`). After a parenthesis, the compiler
* takes an unclosed comment for a regular expression.
*/
function isUnclosed({ type, value }) {
	if (type === "RegExp") return value.startsWith("/*");
	return type === "Character" && (value === "\"" || value === "*");
}
// lib/compiler/findDefinitions.ts
const KEYWORDS = {
	TypeDefinition: "type",
	EnumTypeDefinition: "enum",
	EndpointDefinition: "endpoint",
	ChannelDefinition: "channel"
};
const CONSTRAINT_BEFORE_QUESTION_MARK = /* @__PURE__ */ new Set(["WsInteger", "WsNumber"]);
const PRIMITIVE_TOKENS = /* @__PURE__ */ new Set([
	"WsString",
	"WsInteger",
	"WsNumber",
	"WsBoolean",
	"WsBytes"
]);
/**
* Finds where each definition begins and ends, following the parser's productions for types, enums, endpoints and
* channels. The parser silently skips unknown words between definitions; the outline lists them in `strayTokens`. If
* the parser refuses the contract, the outline is approximate.
*/
function findDefinitions(text) {
	const tokens = tokenizeContract(text);
	const cursor = new TokenCursor(tokens);
	const outline = {
		tokens,
		definitions: [],
		strayTokens: []
	};
	while (!cursor.isAtEnd) {
		const first = cursor.position;
		skipPreamble(cursor);
		const keyword = cursor.current;
		const kind = keyword && KEYWORDS[keyword.type];
		if (kind) {
			const definition = takeDefinition(cursor, kind, tokens[first]);
			if (definition) outline.definitions.push(definition);
		} else {
			cursor.position = Math.max(cursor.position, first + 1);
			outline.strayTokens.push(...tokens.slice(first, cursor.position));
		}
	}
	return outline;
}
/** Skips annotations and the comment after them. */
function skipPreamble(cursor) {
	while (cursor.skip("Annotation")) cursor.skipGroup("LeftParenthesis");
	cursor.skip("Comment");
}
/** @param first - first token of the definition, including its annotations and comment */
function takeDefinition(cursor, kind, first) {
	cursor.take();
	const name = cursor.take();
	skipBody(cursor, kind);
	const last = cursor.previous;
	if (!name || !last || !first) return void 0;
	return {
		kind,
		name: name.value,
		start: first.start,
		end: findTokenEnd(last),
		nameStart: name.start
	};
}
function skipBody(cursor, kind) {
	switch (kind) {
		case "type":
			skipTypeBody(cursor);
			break;
		case "enum":
			cursor.skipGroup("LeftCurly");
			break;
		case "channel":
			cursor.skip("Arrow");
			skipReference(cursor);
			break;
		case "endpoint":
			while (!cursor.isAtEnd && cursor.current?.type !== "Arrow") if (!cursor.skipGroup("LeftCurly")) cursor.take();
			cursor.skip("Arrow");
			cursor.skipGroup("LeftCurly");
	}
}
function skipTypeBody(cursor) {
	if (cursor.skipGroup("LeftCurly")) return;
	cursor.skip("Equals");
	if (skipPrimitive(cursor)) return;
	do
		cursor.take();
	while (cursor.skip("Pipe"));
}
function skipReference(cursor) {
	if (cursor.skipGroup("LeftCurly")) {
		cursor.skip("QuestionMark");
		return;
	}
	if (!skipPrimitive(cursor)) {
		cursor.take();
		cursor.skip("QuestionMark");
	}
	if (cursor.skip("Brackets")) cursor.skip("QuestionMark");
}
function skipPrimitive(cursor) {
	const type = cursor.current?.type;
	if (type === void 0 || !PRIMITIVE_TOKENS.has(type)) return false;
	cursor.take();
	if (type === "WsString") {
		cursor.skip("QuestionMark");
		cursor.skipGroup("LeftParenthesis");
	} else {
		if (CONSTRAINT_BEFORE_QUESTION_MARK.has(type)) cursor.skipGroup("LeftParenthesis");
		cursor.skip("QuestionMark");
	}
	return true;
}
// lib/compiler/readClassName.ts
/**
* Returns the name of a class that the Kotlin compiler has written. The name comes from Kotlin's metadata, because
* minifiers change the names of functions.
*
* @returns undefined for other values
*/
function readClassName(constructor) {
	const { $metadata$ } = Object(constructor);
	return $metadata$?.simpleName;
}
// lib/compiler/readSyntaxTree.ts
/**
* Returns the definitions of one contract as plain objects, which can be sent from a worker, serialized as JSON and
* compared.
*
* @returns undefined if the compiler refuses the text
*/
function readSyntaxTree(text) {
	return compilerPackage.parse(text).result?.modules.flatMap(({ statements }) => statements.map((statement) => toPlainObject(statement)));
}
/** The suffix that the Kotlin compiler adds to the names of internal fields. */
const INTERNAL_FIELD = /_\d+$/;
/**
* Copies an object of the compiler to a plain object with its own properties and the getters of its class. `node` is
* the name of the class.
*/
function toPlainObject(value) {
	if (Array.isArray(value)) return value.map(toPlainObject);
	if (typeof value !== "object" || value === null) return value ?? null;
	const result = { node: readClassName(value.constructor) };
	for (const owner of listPrototypeChain(value)) for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(owner))) if ((owner === value && property.enumerable === true && !INTERNAL_FIELD.test(name) || "get" in property) && name !== "ordinal") result[name] ??= toPlainObject(Reflect.get(value, name));
	return result;
}
/** Returns an object and its prototypes, except `Object.prototype`. */
function listPrototypeChain(value) {
	const chain = [];
	for (let link = value; link instanceof Object && link !== Object.prototype;) {
		chain.push(link);
		link = Object.getPrototypeOf(link);
	}
	return chain;
}
// lib/syntax/readVersion.ts
/**
* Combines the compiler's responses for one version of a contract, to compare it with another version. Returns
* `undefined` if the compiler refuses the contract.
*/
function readVersion({ tree, definitions, tokens }) {
	if (tree === null) return void 0;
	const written = /* @__PURE__ */ new Map();
	let position = 0;
	for (const definition of definitions) {
		const own = [];
		let token = tokens[position];
		while (token !== void 0 && token.start < definition.end) {
			if (token.start >= definition.start && token.type !== "Comment") own.push({
				type: token.type,
				value: token.value.replace(/^`(.*)`$/, "$1")
			});
			position += 1;
			token = tokens[position];
		}
		const key = toDefinitionKey(definition);
		const { name, nameStart, tokens: earlier } = written.get(key) ?? {
			...definition,
			tokens: []
		};
		written.set(key, {
			name,
			nameStart,
			tokens: [...earlier, ...own]
		});
	}
	return {
		tree,
		written
	};
}
// tools/breaking-changes.ts
const USAGE = "Name two folders of contracts: node breaking-changes.mjs before after [--source] [--markdown]";
/** Error that the user of the command can correct. Only its message is printed. */
var UsageError = class extends Error {
	name = "UsageError";
};
/**
* Compares the contracts of two folders, and prints the changes and a summary.
*
* @returns the exit code: 1 if a change is breaking or, with `--source`, changes source code; otherwise 0
* @throws UsageError for invalid arguments, and for a folder that cannot be read or that the compiler rejects
*/
function reportChanges(args) {
	const [before, after, ...others] = args.filter((arg) => !arg.startsWith("--"));
	const options = new Set(args.filter((arg) => arg.startsWith("--")));
	if (before === void 0 || after === void 0 || others.length > 0) throw new UsageError(USAGE);
	const unknown = [...options].find((option) => option !== "--source" && option !== "--markdown");
	if (unknown !== void 0) throw new UsageError(`Unknown option ${unknown}. ${USAGE}`);
	const changes = compareContracts(readFolder(before), readFolder(after));
	const summary = `${summarizeChanges(changes)}, from ${before} to ${after}`;
	if (options.has("--markdown")) console.log(formatChangesAsMarkdown(changes, summary));
	else printChanges(changes, summary);
	const failing = options.has("--source") ? ["breaking", "source"] : ["breaking"];
	return changes.some(({ verdict }) => failing.includes(verdict)) ? 1 : 0;
}
function printChanges(changes, summary) {
	for (const verdict of VERDICTS) {
		const matching = changes.filter((change) => change.verdict === verdict);
		if (matching.length > 0) console.log(`${VERDICT_TITLES[verdict]}:`);
		for (const change of matching) console.log(`  ${change.sentence}\n    ${describeEffect(change)}`);
	}
	console.log(summary);
}
/**
* Reads all contracts of a folder. Like the compiler, it does not read subfolders.
*
* @throws UsageError if the folder or a file cannot be read, or if the compiler rejects the contracts
*/
function readFolder(folder) {
	const text = listContracts(folder).map(readContract).join("\n");
	const version = readVersion({
		tree: readSyntaxTree(text) ?? null,
		definitions: findDefinitions(text).definitions,
		tokens: tokenizeContract(text)
	});
	if (version !== void 0) return version;
	throw new UsageError(`The compiler refuses the contracts in ${folder}. Compile them to see the messages.`);
}
/**
* Reads a contract file.
*
* @throws UsageError for a folder or a file that cannot be read
*/
function readContract(file) {
	try {
		return readFileSync(file, "utf8");
	} catch {
		throw new UsageError(`The file ${file} cannot be read. Check that it is a file that you have permission to read.`);
	}
}
function listContracts(folder) {
	let files;
	try {
		files = readdirSync(folder).filter((file) => file.endsWith(".ws"));
	} catch {
		throw new UsageError(`The folder ${folder} cannot be read. ${USAGE}`);
	}
	if (files.length === 0) throw new UsageError(`The folder ${folder} contains no contract (.ws). Name the folder that contains the files, because subfolders are not read.`);
	return files.sort().map((file) => join(folder, file));
}
try {
	process.exitCode = reportChanges(process.argv.slice(2));
} catch (error) {
	if (!(error instanceof UsageError)) throw error;
	console.error(error.message);
	process.exitCode = 2;
}
export {};
