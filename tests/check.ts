import { checks, generate } from './support/check-steps.ts'
import { runSteps } from './support/steps.ts'

/** `npm run check`: what can be said of the code without running it. */
const made = await runSteps([generate])
const outcomes = [...made, ...(made.every(({ isOk }) => isOk) ? await runSteps(checks) : [])]
process.exitCode = outcomes.every(({ isOk }) => isOk) ? 0 : 1
