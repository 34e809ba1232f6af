import { type Ref, useState } from 'react'
import { sharedPass } from '@/copy/shared-pass'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Heading } from '@/design-system/components/Heading/Heading'
import { ResultScreen } from '@/design-system/components/ResultScreen/ResultScreen'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { getAllowedDayStatus } from '@/domain/allowed-days'
import { decodeSharedPass, type SharedPass, type SharedPassResult } from '@/domain/shared-passes'
import { focusTitle } from '@/patterns/page/focus-title'
import { useDocumentTitle } from '@/patterns/page/use-document-title'
import { useToday } from '@/patterns/page/use-today'
import { PublicFrame } from './PublicFrame'
import { SavedSharedPasses } from './SavedSharedPasses'
import { SharedPassActions } from './SharedPassActions'
import { SharedPassCard } from './SharedPassCard'
import { getSavedSharedPasses } from './saved-shared-passes'
import { sharedPassCopy as words } from './shared-pass-copy'

interface SharedPassScreenProps {
  /** The fragment of the address, which contains the pass. */
  fragment: string
}

/** `/pase`: the pass that the link carries. The page calls no API. */
export function SharedPassScreen({ fragment }: SharedPassScreenProps) {
  const [firstFragment] = useState(fragment)
  const result = decodeSharedPass(fragment)
  const pass = result.kind === 'pass' ? result.pass : undefined
  useDocumentTitle(sharedPass.title, pass?.neighbourhood || undefined)
  // A page that has just loaded leaves the focus where the browser puts it.
  const ref = fragment === firstFragment ? undefined : focusTitle
  return (
    <PublicFrame neighbourhood={pass?.neighbourhood ? { name: pass.neighbourhood, logo: null } : undefined}>
      {result.kind === 'pass' ? (
        <PassView key={fragment} pass={result.pass} ref={ref} />
      ) : (
        <WithoutPass kind={result.kind} key={fragment} ref={ref} />
      )}
    </PublicFrame>
  )
}

const statusTones = { today: 'success', upcoming: 'info', expired: 'warning' } as const

function PassView({ pass, ref }: { pass: SharedPass; ref?: Ref<HTMLDivElement> }) {
  const today = useToday()
  const { kind } = getAllowedDayStatus(pass, today)
  return (
    <Stack gap={4} ref={ref}>
      <Heading level={1} tabIndex={-1}>
        {sharedPass.title}
      </Heading>
      {/* On paper, the state of this day would be wrong on another day. */}
      <Stack isScreenOnly>
        <Alert tone={statusTones[kind]} title={sharedPass.status(pass, today)}>
          {kind === 'today' ? sharedPass.deviceDay(today) : `${sharedPass.deviceDay(today)} ${words.gate}`}
        </Alert>
      </Stack>
      <SharedPassCard pass={pass} />
      <Stack isScreenOnly>
        <Text tone="muted">{words.hint}</Text>
      </Stack>
      <SharedPassActions pass={pass} today={today} />
    </Stack>
  )
}

interface LinkProblemProps {
  kind: Exclude<SharedPassResult['kind'], 'pass'>
  ref?: Ref<HTMLDivElement>
}

/** The saved passes, below the reason why the link shows no pass. Somebody who opens the page without a link looks for the saved ones. */
function WithoutPass({ kind, ref }: LinkProblemProps) {
  const [passes] = useState(getSavedSharedPasses)
  const isListOnly = kind === 'none' && passes.length > 0
  return (
    <Stack gap={5} ref={ref}>
      {isListOnly ? null : <LinkProblem kind={kind} />}
      {passes.length > 0 ? <SavedSharedPasses passes={passes} level={isListOnly ? 1 : 2} /> : null}
    </Stack>
  )
}

/** Why the link shows no pass, and what to do. */
function LinkProblem({ kind }: Pick<LinkProblemProps, 'kind'>) {
  const { title, body } = words[kind]
  const reload =
    kind === 'newer' ? (
      <Button variant="primary" onClick={() => window.location.reload()}>
        {words.newer.reload}
      </Button>
    ) : undefined
  return (
    <ResultScreen
      tone={kind === 'damaged' ? 'danger' : 'info'}
      title={title}
      description={body}
      actions={reload}
    />
  )
}
