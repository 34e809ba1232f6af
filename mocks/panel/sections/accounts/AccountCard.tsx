import { LogIn } from 'lucide-react'
import { useId } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { Card } from '@/design-system/components/Card/Card'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Tag } from '@/design-system/components/Tag/Tag'
import { Text } from '@/design-system/components/Text/Text'
import type { Account } from '../../../client.ts'
import { copy } from './copy.ts'

interface AccountCardProps {
  account: Account
  /** Whether this account is signed in. */
  isCurrent: boolean
  isSigningIn: boolean
  onSignIn: () => void
}

/** A list item that shows an account and a button to sign in with it. */
export function AccountCard({ account, isCurrent, isSigningIn, onSignIn }: AccountCardProps) {
  const { name, description, username, document: documentNumber } = account
  const id = useId()
  return (
    <Card as="li" padding="sm" aria-labelledby={id}>
      <Stack gap={2}>
        <Inline justify="between" gap={3}>
          <Text as="strong" weight="semibold" id={id}>
            {name}
          </Text>
          <Button
            size="sm"
            icon={<LogIn size={20} aria-hidden="true" />}
            aria-label={copy.signInAs(name)}
            loading={isSigningIn}
            onClick={onSignIn}
          >
            {copy.signIn}
          </Button>
        </Inline>
        <Text size="sm">{description}</Text>
        <Inline gap={2}>
          <Text as="span" size="sm" tone="muted" hasTabularFigures>
            {copy.identity(username, documentNumber)}
          </Text>
          {isCurrent && <Tag tone="accent">{copy.current}</Tag>}
        </Inline>
      </Stack>
    </Card>
  )
}
