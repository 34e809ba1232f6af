import type { SourceFile } from './source-tree'

/** The files that may send a write without `useWrite`, with the reason. */
const allowedPaths: Readonly<Record<string, string>> = {
  'src/api/': 'the API layer defines the writes',
  'src/app/follow-session.ts': 'the renewal of a session is not a screen',
  'src/features/accounts/register/read-verification.ts': 'the verification of a registration code is a query',
  'src/features/session/send-credentials.ts':
    'a second sign-in does no harm, and the page of the sign-in loads no query client',
  'src/features/submissions/sending/': 'the steps of a submission find out by themselves what was saved',
}

export const capitalize = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase())

/** Returns the name of the object in `src/api/writes` that has the writes of a tag, such as `petWrites`. */
export function getWritesName(files: readonly SourceFile[], tag: string): string {
  const definition = files.find(({ path }) => path === `src/api/writes/${tag}.ts`)
  return /export const (\w+Writes)/.exec(definition?.text ?? '')?.[1] ?? 'writes'
}

/** Lists the names that a file imports from the generated modules. */
const listGeneratedImports = ({ text }: SourceFile): string[] =>
  [...text.matchAll(/import \{([^}]*)\} from '[^']*api\/generated\/(?!model)[^']*'/g)].flatMap(
    ([, names = '']) => names.split(',').map((name) => name.trim()),
  )

/**
 * Finds the files that send a write with its generated hook or function instead of `useWrite`. Such a write can have its effect
 * twice if a response is lost. Each message says what to write.
 */
export function findDirectWrites(
  files: readonly SourceFile[],
  writes: readonly { id: string; tag: string }[],
): string[] {
  const checkedFiles = files.filter(
    ({ path }) => !Object.keys(allowedPaths).some((allowedPath) => path.startsWith(allowedPath)),
  )
  return checkedFiles.flatMap((file) => {
    const names = new Set(listGeneratedImports(file))
    return writes
      .filter(({ id }) =>
        [id, `use${capitalize(id)}`, `get${capitalize(id)}MutationOptions`].some((name) => names.has(name)),
      )
      .map(
        ({ id, tag }) => `${file.path}: send \`${id}\` with \`useWrite(${getWritesName(files, tag)}.${id})\``,
      )
  })
}
