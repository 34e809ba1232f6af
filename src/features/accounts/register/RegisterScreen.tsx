import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router-dom'
import { Button } from '@/design-system/components/Button/Button'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Steps } from '@/design-system/components/Steps/Steps'
import { Text } from '@/design-system/components/Text/Text'
import { useIsHydrated } from '@/patterns/page/use-is-hydrated'
import { AccountPage } from '../AccountPage'
import { copy } from '../copy'
import { RegisterForm } from './RegisterForm'
import { createRegistrationValues } from './register-form'

const { register } = copy

interface RegisterScreenProps {
  /** The badges that link to the app stores, if the installation has a mobile app. */
  stores?: ReactNode
}

/**
 * `/register`: the first step presents the mobile app, the second step is the form. A link with a valid `?code=` opens
 * the second step.
 */
export function RegisterScreen({ stores }: RegisterScreenProps) {
  const [params] = useSearchParams()
  const [initialValues] = useState(() => createRegistrationValues(params.get('code')))
  const [step, setStep] = useState(initialValues.code === '' ? 0 : 1)
  const appHeading = useRef<HTMLHeadingElement>(null)
  const webHeading = useRef<HTMLHeadingElement>(null)
  // The policy forbids the style attribute of the code field in a page that was rendered during the build.
  const isHydrated = useIsHydrated()

  const goTo = (next: 0 | 1) => {
    flushSync(() => setStep(next))
    // The pressed button is now hidden, so the focus moves to the heading of the new step.
    const { current } = next === 0 ? appHeading : webHeading
    current?.focus()
  }

  return (
    <AccountPage title={register.title} loginLabel={register.toLogin}>
      <Steps
        label={register.steps}
        steps={[register.app.step, register.web.step]}
        current={step}
        doneLabel={register.done}
      />
      <div hidden={step !== 0}>
        <Stack gap={5}>
          <Heading level={2} ref={appHeading} tabIndex={-1}>
            {register.app.step}
          </Heading>
          <Text>{register.app.body}</Text>
          {stores}
          <Text>{register.app.web}</Text>
          <Button variant="primary" stretch onClick={() => goTo(1)}>
            {register.app.next}
          </Button>
        </Stack>
      </div>
      {/* The hidden form keeps the typed values while the first step is shown. */}
      <div hidden={step !== 1}>
        <Stack gap={5}>
          <Heading level={2} ref={webHeading} tabIndex={-1}>
            {register.web.step}
          </Heading>
          {isHydrated ? <RegisterForm initialValues={initialValues} /> : null}
          <Button variant="quiet" stretch onClick={() => goTo(0)}>
            {register.web.back}
          </Button>
        </Stack>
      </div>
    </AccountPage>
  )
}
