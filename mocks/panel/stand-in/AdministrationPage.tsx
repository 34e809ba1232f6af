import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Card } from '@/design-system/components/Card/Card'
import { DescriptionList } from '@/design-system/components/DescriptionList/DescriptionList'
import { Heading } from '@/design-system/components/Heading/Heading'
import { PageWidth } from '@/design-system/components/PageWidth/PageWidth'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { copy } from './copy.ts'

/** The account whose session the portal handed over to the web administration. */
interface SharedAccount {
  name: string
  username: string
  neighbourhood: string | undefined
}

/**
 * The account of the session in the shared cookie; `none` without such a cookie, `unknown` if the backend has no open
 * session with the cookie's token.
 */
export type SharedSessionResult = SharedAccount | 'none' | 'unknown'

interface AdministrationPageProps {
  /** The path of the page in the web administration. */
  address: string
  session: SharedSessionResult
  onBack: () => void
}

/** Replaces the web administration: a separate site, to which the portal hands its session over in a cookie. */
export function AdministrationPage({ address, session, onBack }: AdministrationPageProps) {
  return (
    <Stack as="main" padding={5}>
      <PageWidth width="form">
        <Stack gap={5}>
          <Heading level={1}>{copy.title}</Heading>
          <Text>{copy.about}</Text>
          <Card>
            <Session address={address} session={session} />
          </Card>
          {session === 'none' ? null : <Text tone="muted">{copy.cookieNote}</Text>}
          <Stack gap={2} align="start">
            <Button variant="primary" onClick={onBack}>
              {copy.back}
            </Button>
            {session === 'none' ? null : (
              <Text size="sm" tone="muted">
                {copy.backNote}
              </Text>
            )}
          </Stack>
        </Stack>
      </PageWidth>
    </Stack>
  )
}

function Session({ address, session }: Pick<AdministrationPageProps, 'address' | 'session'>) {
  if (session === 'none' || session === 'unknown') return <Alert tone="info">{copy[session]}</Alert>
  const { name, username, neighbourhood } = session
  return (
    <Stack gap={4}>
      <Text>{copy.sessionNote}</Text>
      <DescriptionList
        items={[
          { term: copy.accountHolder, description: name },
          { term: copy.account, description: username },
          ...(neighbourhood === undefined ? [] : [{ term: copy.neighbourhood, description: neighbourhood }]),
          { term: copy.address, description: address },
        ]}
      />
    </Stack>
  )
}
