import { Link } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { TextField } from '@/design-system/components/TextField/TextField'
import { copy } from '../state-link/copy.ts'
import { createLink, toLinkedState } from '../state-link/create-link.ts'
import type { LinkedState } from '../state-link/linked-state.ts'
import { isBuiltForStaticHost, toRootAddress } from '../static-host-address.ts'
import { yieldToBrowser } from '../yield-to-browser.ts'
import { getFailureReason } from './calls/failure-reason.ts'
import { OutcomeAlert } from './calls/OutcomeAlert.tsx'
import type { ActionOutcome } from './calls/use-action.ts'
import { type PanelControls, usePanelControls } from './controls-context.tsx'

/** The result of copying: a sentence about success or failure, or the link itself if the browser does not allow copying. */
type CopyResult = { outcome: ActionOutcome } | { link: string }

const createResult = (tone: ActionOutcome['tone'], text: string): CopyResult => ({
  outcome: { actionId: 'link', tone, text },
})

/**
 * Returns the Spanish reason why a link cannot restore the state; undefined if it can. A link does not contain the user's
 * changes to the data, so it cannot restore an account or a lot selection that depends on them.
 */
async function findRefusal(state: LinkedState): Promise<string | undefined> {
  if (state.account === undefined) return undefined
  const { findLinkRefusal } = await import(/* webpackChunkName: "demo-link" */ '../state-link/trial-mock.ts')
  return findLinkRefusal(state, { pause: yieldToBrowser })
}

async function copyLink({ mock, portal }: PanelControls): Promise<CopyResult> {
  const [state, account, lotSelection] = await Promise.all([
    mock.state(),
    portal.getAccountEmail(),
    portal.getLotSelection(),
  ])
  const currentUrl = new URL(location.href)
  const address = isBuiltForStaticHost() ? toRootAddress(currentUrl, portal.root) : currentUrl
  const linkedState = toLinkedState(state, { account, lotSelection })
  const link = createLink(address, linkedState)
  if (link === undefined) return createResult('danger', copy.notLinkable)
  const refusal = await findRefusal(linkedState)
  if (refusal !== undefined) return createResult('danger', copy.refused(refusal))
  const hasFaultBodies = state.settings.faults.some(({ body }) => body !== undefined)
  try {
    await navigator.clipboard.writeText(link)
    return createResult('success', hasFaultBodies ? `${copy.copied} ${copy.withoutBodies}` : copy.copied)
  } catch {
    return { link }
  }
}

/**
 * The button that copies a link to the current address and state: scenario, account, lot selection, clock, latency and
 * faults.
 */
export function CopyLink() {
  const controls = usePanelControls()
  const [isCopying, setIsCopying] = useState(false)
  const [result, setResult] = useState<CopyResult>()
  const explanationId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!result || !('link' in result)) return
    field.current?.focus()
    field.current?.select()
  }, [result])

  const copyAndReport = async () => {
    setIsCopying(true)
    setResult(undefined)
    setResult(
      await copyLink(controls).catch((error: unknown) => createResult('danger', getFailureReason(error))),
    )
    setIsCopying(false)
  }

  const hasLink = result !== undefined && ('link' in result || result.outcome.tone === 'success')

  const dismiss = () => {
    setResult(undefined)
    button.current?.focus()
  }

  return (
    <Stack gap={2}>
      <Button
        ref={button}
        icon={<Link aria-hidden="true" />}
        loading={isCopying}
        aria-describedby={explanationId}
        onClick={() => void copyAndReport()}
      >
        {copy.action}
      </Button>
      {result && 'link' in result ? (
        <TextField
          ref={field}
          name="state-link"
          label={copy.field}
          hint={copy.copyManually}
          value={result.link}
          readOnly
          reservesMessageLine={false}
          onChange={() => {}}
        />
      ) : (
        <OutcomeAlert outcome={result?.outcome} onDismiss={dismiss} />
      )}
      {/* A hidden text still describes the button by `aria-describedby`. */}
      <Text id={explanationId} size="sm" tone="muted" hidden={!hasLink}>
        {copy.explanation}
      </Text>
    </Stack>
  )
}
