import { useState } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { NumberField } from '@/design-system/components/NumberField/NumberField'
import { Question } from '@/design-system/components/Question/Question'
import { RadioGroup } from '@/design-system/components/RadioGroup/RadioGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { allScenarios, type State } from '../../../client.ts'
import { useAction } from '../../calls/use-action.ts'
import { usePanelControls } from '../../controls-context.tsx'
import { copy } from './copy.ts'
import { useReturnToSignIn } from './use-return-to-sign-in.ts'

const options = allScenarios.map((value) => ({
  value,
  label: copy.names[value],
  hint: copy.purposes[value],
}))

/** A form that resets the world to a scenario with a seed, after a confirmation. */
export function ResetForm({ currentState }: { currentState: Pick<State, 'scenario' | 'seed'> }) {
  const { mock } = usePanelControls()
  const [scenario, setScenario] = useState(currentState.scenario)
  const [seed, setSeed] = useState<number | null>(currentState.seed)
  const [error, setError] = useState<string>()
  const [isConfirming, setIsConfirming] = useState(false)
  const { runningId, outcome, run, clearOutcome } = useAction()
  const returnToSignIn = useReturnToSignIn()

  const askForConfirmation = () => {
    const seedError = seed === null ? copy.seedMissing : undefined
    setError(seedError)
    setIsConfirming(seedError === undefined)
    clearOutcome()
  }
  const reset = () =>
    run(scenario, async () => {
      await mock.reset({ scenario, seed: seed ?? undefined })
      const notice = copy.resetDone(scenario)
      await returnToSignIn(notice)
      return notice
    })

  return (
    <Stack gap={4}>
      <RadioGroup
        name="scenario"
        label={copy.scenario}
        value={scenario}
        onChange={setScenario}
        options={options}
      />
      <NumberField
        name="seed"
        label={copy.seed}
        hint={copy.seedHint}
        error={error}
        maxLength={15}
        value={seed}
        onChange={setSeed}
        decreaseLabel={copy.decrease}
        increaseLabel={copy.increase}
      />
      <Button variant="primary" onClick={askForConfirmation}>
        {copy.reset}
      </Button>
      <Question
        open={isConfirming}
        title={copy.resetQuestion(scenario)}
        confirmLabel={copy.reset}
        cancelLabel={copy.back}
        tone="danger"
        isBusy={runningId !== undefined}
        error={outcome?.tone === 'danger' ? outcome.text : undefined}
        onConfirm={reset}
        onCancel={() => setIsConfirming(false)}
      >
        {copy.resetConsequence}
      </Question>
    </Stack>
  )
}
