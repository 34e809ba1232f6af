import { checks, generate } from './support/check-steps.ts'
import { runSteps } from './support/steps.ts'

/** `npm run check`: the static checks. */
const generateResults = await runSteps([generate])
const results = [
  ...generateResults,
  ...(generateResults.every(({ isOk }) => isOk) ? await runSteps(checks) : []),
]
process.exitCode = results.every(({ isOk }) => isOk) ? 0 : 1
