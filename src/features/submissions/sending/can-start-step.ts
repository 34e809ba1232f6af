import { hasSimilarName } from './file-names'
import { findUploadTarget } from './make-call'
import type { Plan, Step } from './plan'

/** Whether the prerequisites of a step are met. `otherSteps` are the other unfinished steps, including running ones. */
export function canStartStep(step: Step, plan: Plan, otherSteps: readonly Step[]): boolean {
  if (step.does === 'create') return plan.kind === 'INSURANCE' || otherSteps.length === 0
  if (step.does === 'add-person') {
    // A submission cannot have a person twice, so a person who is submitted again is removed first.
    return !otherSteps.some((other) => other.does === 'remove-person' && other.person.id === step.person.id)
  }
  if (step.does === 'add-file') {
    // Files with similar names are not uploaded at the same time. Otherwise, after a lost response, the portal could not
    // tell which file the backend has.
    const isConflictingUpload = (otherStep: Step) =>
      otherStep.does === 'add-file' &&
      hasSimilarName(otherStep.file, step.file) &&
      (otherStep.state === 'running' || otherStep.isUnsure === true)
    // The saved entry may be the one that is still to be replaced.
    const isOwnerMissing = otherSteps.some(
      (otherStep) => otherStep.does === 'add-person' && otherStep.person.id === step.file.owner,
    )
    if (isOwnerMissing || findUploadTarget(step.file, plan.held) === undefined) return false
    return !otherSteps.some(isConflictingUpload)
  }
  return step.does !== 'remove-file' || !otherSteps.some(({ does }) => does === 'add-file')
}
