import { useNavigate } from 'react-router-dom'
import { Button } from '@/design-system/components/Button/Button'
import { paths } from '@/paths'
import { buildRenewalState } from '@/patterns/persons/renewal-state'
import { useWork } from '../detail/use-work'
import { copy } from './copy'
import type { CheckedWorker } from './roster-summary'

const words = copy.renewal

/** The kinds of papers: the kind of the submission in its address, and the paper of a person. */
const papers = [
  { type: 'seguros', paper: 'insurance' },
  { type: 'antecedentes', paper: 'background_check' },
] as const

interface RenewalButtonsProps {
  chosen: readonly CheckedWorker[]
  size?: 'sm' | 'md'
}

/** Buttons that open a new submission for the chosen workers. */
export function RenewalButtons({ chosen, size = 'md' }: RenewalButtonsProps) {
  const { realPropertyId } = useWork()
  const navigate = useNavigate()
  const open = ({ type, paper }: (typeof papers)[number]) => {
    const people = chosen.map(({ worker: { person } }) => ({
      person: { id: person.id, full_name: person.full_name, id_number: person.id_number },
      lastDay: person[paper]?.expiration_date ?? null,
    }))
    void navigate(`${paths.newSubmission(realPropertyId)}?tipo=${type}`, { state: buildRenewalState(people) })
  }
  return (
    <>
      {papers.map((kind) => (
        <Button
          key={kind.type}
          size={size}
          variant={kind.paper === 'insurance' ? 'primary' : 'secondary'}
          disabledReason={chosen.length === 0 ? words.nobody : undefined}
          onClick={() => open(kind)}
        >
          {words.renew[kind.paper]}
        </Button>
      ))}
    </>
  )
}
