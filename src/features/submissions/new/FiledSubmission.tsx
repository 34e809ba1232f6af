import { Link } from 'react-router-dom'
import { Button } from '@/design-system/components/Button/Button'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { ResultScreen } from '@/design-system/components/ResultScreen/ResultScreen'
import { paths } from '@/paths'
import { focusTitle } from '@/patterns/page/focus-title'
import type { SubmissionKind } from '../kinds'
import { copy } from './copy'

const words = copy.filed

interface FiledSubmissionProps {
  kind: SubmissionKind
  /** Starts another submission of this kind. */
  onAnother: () => void
  /** Starts a submission of the other kind. */
  onOther: (kind: SubmissionKind) => void
}

/** Confirms a filed submission and offers the next steps. */
export function FiledSubmission({ kind, onAnother, onOther }: FiledSubmissionProps) {
  const other = kind === 'INSURANCE' ? 'BACKGROUND_CHECK' : 'INSURANCE'
  return (
    <ResultScreen
      tone="success"
      level={2}
      title={words.titles[kind]}
      description={words.subtitle}
      ref={focusTitle}
      actions={
        <>
          <Button variant="primary" onClick={onAnother}>
            {words.another}
          </Button>
          <Button onClick={() => onOther(other)}>{words.other[kind]}</Button>
          <ButtonLink render={<Link to={paths.home()} />}>{words.home}</ButtonLink>
        </>
      }
    />
  )
}
