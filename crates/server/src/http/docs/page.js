// Shows openapi.json as a page. Everything is put in as text, never as HTML.

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** An element with attributes and children; strings become text. */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

const code = (text) => element('code', {}, text);
/** A text with a paragraph for each of its own, and for each entry of a list. */
const paragraph = (text) => (text ? text.split(/\n\n|\n(?=- )/).map((part) => element('p', {}, part)) : []);

function table(headings, rows) {
  if (rows.length === 0) return [];
  const head = element('tr', {}, ...headings.map((heading) => element('th', { scope: 'col' }, heading)));
  const body = rows.map((row) => element('tr', {}, ...row.map((cell) => element('td', {}, ...cell))));
  return [element('table', {}, element('thead', {}, head), element('tbody', {}, ...body))];
}

/** The type of a schema in a few words, with links to the types that have a name. */
function type(schema) {
  if (schema === undefined || schema === true) return ['anything'];
  if (schema.$ref) {
    const name = schema.$ref.split('/').pop();
    return [element('a', { href: `#type-${name}` }, name)];
  }
  for (const key of ['oneOf', 'anyOf', 'allOf']) {
    if (schema[key]) return joined(schema[key].map(type), key === 'allOf' ? ' and ' : ' or ');
  }
  if (schema.enum) return joined(schema.enum.map((value) => [code(JSON.stringify(value))]), ' or ');
  if (schema.const !== undefined) return [code(JSON.stringify(schema.const))];
  if (schema.items) return ['list of ', ...type(schema.items)];
  if (schema.properties) return ['object', ...fields(schema)];
  const [values] = Object.values(schema.patternProperties ?? {});
  if (values ?? schema.additionalProperties) return ['map to ', ...type(values ?? schema.additionalProperties)];
  const kind = [schema.type ?? 'anything'].flat().join(' or ');
  return [schema.format ? `${kind} (${schema.format})` : kind];
}

const joined = (parts, word) => parts.flatMap((part, index) => (index === 0 ? part : [word, ...part]));

function fields(schema) {
  const required = new Set(schema.required ?? []);
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    [code(name), required.has(name) ? '' : ' (optional)'],
    type(field),
    [field.description ?? ''],
  ]);
  return table(['field', 'type', 'meaning'], rows);
}

function content(holder) {
  return Object.entries(holder?.content ?? {}).flatMap(([media, { schema }]) => [
    element('p', {}, code(media), ': ', ...type(schema)),
  ]);
}

function operation(method, path, described, shared) {
  const parameters = (described.parameters ?? []).map((parameter) => [
    [code(parameter.name), ` in ${parameter.in}`, parameter.required ? '' : ' (optional)'],
    type(parameter.schema),
    [parameter.description ?? ''],
  ]);
  const answers = Object.entries(described.responses ?? {}).map(([status, answer]) => {
    const meant = answer.$ref ? shared[answer.$ref.split('/').pop()] : answer;
    return [[code(status)], [meant.description ?? ''], content(meant)];
  });
  return element(
    'details',
    { id: described.operationId ?? `${method}-${path}` },
    element('summary', {}, element('span', { class: 'method' }, method.toUpperCase()), code(path), ` ${described.summary ?? ''}`),
    ...paragraph(described.description),
    ...(described.security ? paragraph('Needs `Authorization: Bearer TOKEN`.') : []),
    ...table(['parameter', 'type', 'meaning'], parameters),
    ...(described.requestBody ? [element('h4', {}, 'Body'), ...content(described.requestBody)] : []),
    ...table(['status', 'when', 'body'], answers),
  );
}

function named(name, schema) {
  const variants = (schema.oneOf ?? schema.anyOf ?? []).map((variant) =>
    element('li', {}, ...paragraph(variant.description), ...type(variant)),
  );
  const parts = (schema.allOf ?? []).map((part) => element('p', {}, 'and ', ...type(part)));
  const shape = [...fields(schema), ...(variants.length > 0 ? [element('ul', {}, ...variants)] : []), ...parts];
  if (shape.length === 0) shape.push(element('p', {}, ...type(schema)));
  return element(
    'details',
    { id: `type-${name}` },
    element('summary', {}, code(name)),
    ...paragraph(schema.description),
    ...shape,
  );
}

function show(main, api) {
  main.append(
    element('p', {}, 'Version ', api.info.version, ', described in ', element('a', { href: '/api/openapi.json' }, 'openapi.json'), '.'),
    ...paragraph(api.info.description),
  );
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    METHODS.filter((method) => methods[method]).map((method) => ({ method, path, described: methods[method] })),
  );
  const described = new Map((api.tags ?? []).map((tag) => [tag.name, tag.description]));
  for (const tag of new Set(operations.map(({ described }) => described.tags?.[0] ?? 'other'))) {
    const own = operations.filter(({ described }) => (described.tags?.[0] ?? 'other') === tag);
    main.append(
      element('h2', {}, tag),
      ...paragraph(described.get(tag)),
      ...own.map(({ method, path, described }) => operation(method, path, described, api.components?.responses ?? {})),
    );
  }
  const schemas = Object.entries(api.components?.schemas ?? {});
  main.append(element('h2', {}, 'types'), ...schemas.map(([name, schema]) => named(name, schema)));
}

/** Opens what the address points at: a link into a closed part would show nothing. */
function openTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  target.open = true;
  target.scrollIntoView();
}

const main = document.querySelector('main');
try {
  const answer = await fetch('/api/openapi.json');
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  show(main, await answer.json());
  addEventListener('hashchange', openTarget);
  openTarget();
} catch (error) {
  main.append(element('p', { role: 'alert' }, `openapi.json cannot be shown: ${error.message}`));
}
