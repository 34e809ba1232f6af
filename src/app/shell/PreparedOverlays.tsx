import { Activity, useEffect, useInsertionEffect, useState } from 'react'
import { Drawer } from '@/design-system/components/Drawer/Drawer'
import { Question } from '@/design-system/components/Question/Question'
import { runWhenIdle } from '@/run-when-idle'

const nothing = () => {}

/**
 * Renders a question and a drawer once, closed, while the browser is idle. Their style rules are then in the page before the
 * first press: the browser matches every element again when a rule of a media query or an animation is added.
 */
export function PreparedOverlays() {
  const [step, setStep] = useState<'waiting' | 'preparing' | 'prepared'>('waiting')
  useEffect(() => {
    if (step === 'waiting') return runWhenIdle(() => setStep('preparing'))
  }, [step])
  return step === 'preparing' ? (
    <Activity mode="hidden">
      <Question
        open
        title="?"
        confirmLabel="?"
        cancelLabel="?"
        tone="danger"
        onConfirm={nothing}
        onCancel={nothing}
      >
        ?
      </Question>
      <Drawer open title="?" closeLabel="?" onClose={nothing}>
        ?
      </Drawer>
      <RenderingEnd onEnd={() => setStep('prepared')} />
    </Activity>
  ) : null
}

/**
 * Calls `onEnd` while the browser is idle, after the hidden elements beside it have been rendered. React renders them in
 * pieces, and drops the rest if they are removed before; other effects do not run in a hidden tree.
 */
function RenderingEnd({ onEnd }: { onEnd: () => void }) {
  useInsertionEffect(() => runWhenIdle(onEnd), [onEnd])
  return null
}
