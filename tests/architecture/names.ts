import { fileURLToPath } from 'node:url'
import { exceptions } from './exceptions.ts'
import { findRepeatedExports } from './repeated-exports.ts'
import { findRuleViolations } from './rules.ts'
import { listSourceFiles } from './source-tree.ts'

/*
 * Checks all source files against the rules of `rules.ts` and `repeated-exports.ts`. Prints each violation that
 * `exceptions.ts` does not allow, and each exception that is no longer needed. Fails if it prints any.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const files = listSourceFiles(root)
const findings = [...files.flatMap(findRuleViolations), ...findRepeatedExports(files)]

const hasException = ({ file, rule }: { file: string; rule: string }) =>
  exceptions.some((exception) => exception.file === file && exception.rule === rule)
const violations = findings.filter((finding) => !hasException(finding))
const staleExceptions = exceptions.filter(
  (exception) => !findings.some(({ file, rule }) => exception.file === file && exception.rule === rule),
)

for (const { file, line, rule, message } of violations) console.log(`${file}:${line} ${rule}: ${message}`)
for (const { file, rule } of staleExceptions)
  console.log(`tests/architecture/exceptions.ts: ${file} no longer breaks ${rule}`)
process.exitCode = violations.length + staleExceptions.length > 0 ? 1 : 0
