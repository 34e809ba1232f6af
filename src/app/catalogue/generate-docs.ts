import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ComponentDoc, type PropItem, withCompilerOptions } from 'react-docgen-typescript'
import ts from 'typescript'
import type { ComponentDocs } from './component-docs.ts'

/*
 * Part of `npm run generate`. Writes `generated/docs.json`, the doc comments of components and props, if a
 * source is newer or with `--force`, and `generated/icons.ts`, the icons in use.
 */

const source = fileURLToPath(new URL('../..', import.meta.url))
const target = fileURLToPath(new URL('./generated/docs.json', import.meta.url))
const iconsTarget = fileURLToPath(new URL('./generated/icons.ts', import.meta.url))
const thisFile = fileURLToPath(import.meta.url)

/** A change of one of these files makes the docs stale. */
const sources = globSync('{design-system,patterns}/**/*.{ts,tsx}', { cwd: source }).map((file) =>
  join(source, file),
)
const components = sources
  .filter((file) => file.endsWith('.specimens.tsx'))
  .map((file) => file.replace('.specimens.tsx', '.tsx'))
  .filter((file) => existsSync(file))
  .sort()

/** Whether a prop is declared in this repository, not by React or a library. */
const isOwnProp = ({ name, parent, declarations }: PropItem) =>
  name !== 'ref' &&
  [...(parent ? [parent] : []), ...(declarations ?? [])].some(
    ({ fileName }) => !fileName.includes('node_modules'),
  )

const joinLines = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The descriptions of props without a comment, which mean the same in every component. */
const defaultSentences: Record<string, string | undefined> = {
  items: 'The entries, in their order.',
  max: 'The largest value that is allowed.',
  message: 'The text below the title.',
  min: 'The smallest value that is allowed.',
  number: 'The props of the field of the number.',
  onChange: 'Called with the next value.',
  title: 'The heading.',
  type: 'The props of the field of the type.',
}

/** Formats the type of a prop: a union of literals as its values, otherwise as its name. */
function formatType({ type }: PropItem): string {
  const values: { value: string }[] = Array.isArray(type.value) ? type.value : []
  const areLiterals = values.every(({ value }) => /^("[^"]*"|-?\d+)$/.test(value))
  const text =
    values.length > 0 && areLiterals
      ? values
          .map(({ value }) => value)
          .sort()
          .join(' | ')
      : (type.raw ?? type.name)
  return joinLines(text).replaceAll('"', "'")
}

const buildDocs = ({ description, props }: ComponentDoc): ComponentDocs[string] => ({
  description: joinLines(description),
  props: Object.values(props).map((prop) => ({
    name: prop.name,
    type: formatType(prop),
    isRequired: prop.required,
    byDefault: prop.defaultValue === null ? undefined : String(prop.defaultValue.value),
    description: joinLines(prop.description) || defaultSentences[prop.name] || '',
  })),
})

function compile(): ts.Program {
  const configFile = join(source, '../tsconfig.json')
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(configFile))
  return ts.createProgram(components, options)
}

/** Each file needs its own parser, which remembers the first default of a shared prop. */
function readDocs(): ComponentDocs {
  const program = compile()
  const parser = withCompilerOptions(program.getCompilerOptions(), {
    propFilter: isOwnProp,
    shouldExtractLiteralValuesFromEnum: true,
    shouldRemoveUndefinedFromOptional: true,
  })
  const docs = components.flatMap((file) =>
    parser
      .parseWithProgramProvider(file, () => program)
      .filter(({ displayName }) => basename(file, '.tsx') === displayName),
  )
  return Object.fromEntries(docs.map((doc) => [doc.displayName, buildDocs(doc)]))
}

/** The names of all icons that the portal imports. */
function findIcons(): string[] {
  const names = globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['app/catalogue/generated/**'] }).flatMap(
    (file) =>
      [
        ...readFileSync(join(source, file), 'utf8').matchAll(/^import \{([^}]+)\} from 'lucide-react'/gm),
      ].flatMap(([, imported = '']) => imported.split(',')),
  )
  const values = names.map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('type '))
  return [...new Set(values.map((name) => name.replace(/ as .*/, '')))].sort()
}

function writeIcons() {
  const text = `export { ${findIcons().join(', ')} } from 'lucide-react'\n`
  if (!existsSync(iconsTarget) || readFileSync(iconsTarget, 'utf8') !== text) writeFileSync(iconsTarget, text)
}

mkdirSync(dirname(target), { recursive: true })
writeIcons()
const writtenAt = existsSync(target) ? statSync(target).mtimeMs : 0
const isStale = [thisFile, ...sources].some((file) => statSync(file).mtimeMs > writtenAt)
if (isStale || process.argv.includes('--force')) {
  writeFileSync(target, `${JSON.stringify(readDocs(), null, 2)}\n`)
}
