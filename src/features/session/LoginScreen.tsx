import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { SessionData } from '../../api/generated/model/sessionData'
import { config } from '../../config'
import { AuthLayout } from '../../design-system/components/AuthLayout/AuthLayout'
import { Heading } from '../../design-system/components/Heading/Heading'
import { SeasonScene } from '../../design-system/components/SeasonScene/SeasonScene'
import { Stack } from '../../design-system/components/Stack/Stack'
import { Text } from '../../design-system/components/Text/Text'
import { TextLink } from '../../design-system/components/TextLink/TextLink'
import { seasonOf, today } from '../../domain/days'
import { paths } from '../../paths'
import { useDocumentTitle } from '../../patterns/page/use-document-title'
import { startSession } from '../../session/session-store'
import { ContinueStep } from './ContinueStep'
import { copy } from './copy'
import { destinationPaths, destinationsOf } from './destinations'
import { LoginForm } from './LoginForm'

interface LoginScreenProps {
  /** Where the reader was going when the sign-in stopped them; a path of the portal. */
  returnTo?: string
}

/** `/login` (P2): the credentials and, for who has more than one place to go, the question where to. */
export function LoginScreen({ returnTo }: LoginScreenProps) {
  const navigate = useNavigate()
  const [waiting, setWaiting] = useState<SessionData>()
  useDocumentTitle(copy.title)

  const enter = (data: SessionData, destination: 'portal' | 'works') => {
    startSession(data)
    void navigate(returnTo ?? destinationPaths[destination], { replace: true })
  }
  const choose = (data: SessionData) => {
    const [only, ...others] = destinationsOf(data)
    if (others.length > 0) setWaiting(data)
    else enter(data, only ?? 'portal')
  }
  const { helpUrl } = config()

  return (
    <AuthLayout
      mainId="contenido"
      scene={<SeasonScene season={seasonOf(today())} />}
      brand={<Text as="span">{copy.brand}</Text>}
    >
      <Stack gap={6}>
        <Heading level={1}>{waiting ? copy.next.title : copy.welcome}</Heading>
        {waiting ? (
          <ContinueStep
            choices={destinationsOf(waiting)}
            onChoose={(destination) => enter(waiting, destination)}
          />
        ) : (
          <Stack gap={5}>
            <LoginForm onSignedIn={choose} />
            <Stack gap={2} align="start">
              <TextLink render={<Link to={paths.passwordRequest()} />}>{copy.forgotten}</TextLink>
              <TextLink render={<Link to={paths.register()} />}>{copy.register}</TextLink>
              {helpUrl ? (
                <TextLink
                  href={helpUrl}
                  target="_blank"
                  rel="noopener noreferrer"
                  newTabLabel={copy.opensInTab}
                >
                  {copy.help}
                </TextLink>
              ) : null}
            </Stack>
          </Stack>
        )}
      </Stack>
    </AuthLayout>
  )
}
