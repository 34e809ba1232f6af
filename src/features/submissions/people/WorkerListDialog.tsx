import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { today } from '@/domain/days'
import { getPeriodRefusal } from '@/domain/submission-periods'
import { PersonListDialog } from '@/patterns/person-list/PersonListDialog'
import type { NewListPerson } from '@/patterns/person-list/people-index'
import type { PersonListOptions } from '@/patterns/person-list/person-list-options'
import { useFindPeople } from '@/patterns/persons/use-find-person'
import { useRegisterPerson } from '@/patterns/persons/use-register-person'
import { copy as formCopy } from '../form/copy'
import { copy } from './copy'
import { maxPeople } from './duplicate-people'

interface WorkerListDialogProps {
  /** The people who are already in the submission. */
  people: readonly SubmissionPerson[]
  /** Whether the rows have the dates of a background check. */
  hasDates: boolean
  onAdd: (people: readonly NewListPerson[]) => void
  onClose: () => void
}

/** The dialog in which the user adds a list of workers to a submission. */
export function WorkerListDialog({ people, hasDates, onAdd, onClose }: WorkerListDialogProps) {
  const findPeople = useFindPeople()
  const registerPerson = useRegisterPerson()
  const { list } = copy
  const options: PersonListOptions = {
    people,
    words: {
      help: list.help(hasDates ? list.columns.withDates : list.columns.plain),
      example: list.example,
      duplicate: copy.duplicate,
      added: list.added,
    },
    capacity: {
      findRefusal: (count) => (people.length + count > maxPeople ? copy.full(maxPeople) : undefined),
    },
    findPeriodProblem: hasDates ? findPeriodProblem : undefined,
    needsDocument: true,
    findPeople,
    registerPerson,
    onAdd,
  }
  return <PersonListDialog options={options} onClose={onClose} />
}

function findPeriodProblem(period: Parameters<typeof getPeriodRefusal>[0]): string | undefined {
  const refusal = getPeriodRefusal(period, today())
  return refusal && formCopy.errors.period[refusal]
}
