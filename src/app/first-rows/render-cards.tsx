import { QrCode } from 'lucide-react'
import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import type { Work } from '@/api/generated/model/work'
import { tables } from '@/copy/tables'
import { ButtonPlaceholder } from '@/design-system/components/ButtonPlaceholder/ButtonPlaceholder'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { today } from '@/domain/days'
import { AuthorizationCard } from '@/features/authorizations/list/AuthorizationCard'
import { copy as passCopy } from '@/features/authorizations/pass/copy'
import { copy as shareCopy } from '@/features/authorizations/share/copy'
import { copy as worksCopy } from '@/features/works/list/copy'
import { WorkCard } from '@/features/works/list/WorkCard'
import { type RenderList, takeFirstRows } from './first-list'

/** The buttons of a card cannot be used before the portal has loaded. */
const button = <ButtonPlaceholder size="sm">{tables.actions}</ButtonPlaceholder>
const actions = <ButtonPlaceholder>{tables.actions}</ButtonPlaceholder>

const icon = <QrCode size={20} aria-hidden="true" />

/** As wide as the buttons, so that they break lines in the same way. */
function PassActionsPlaceholder({ isInvitation }: { isInvitation: boolean }) {
  return (
    <Inline gap={2}>
      <ButtonPlaceholder size="sm">
        {icon}
        {shareCopy.whatsAppShort}
      </ButtonPlaceholder>
      {isInvitation ? null : (
        <ButtonPlaceholder size="sm">
          {icon}
          {passCopy.open}
        </ButtonPlaceholder>
      )}
    </Inline>
  )
}

export const renderAuthorizations: RenderList = (input) => {
  const rows = takeFirstRows<AuthorizationSummary>(input.responses[1], input)
  if (rows.length === 0) return []
  const day = today()
  const content = (
    <Grid as="ul" minColumn="20rem" gap={4}>
      {rows.map((authorization) => (
        <AuthorizationCard
          key={authorization.id}
          authorization={authorization}
          today={day}
          passActions={
            <PassActionsPlaceholder isInvitation={authorization.preauthorization_type === 'INVITE'} />
          }
          renderActions={() => actions}
        />
      ))}
    </Grid>
  )
  return [{ place: `[role='tabpanel'] [data-loading]`, content }]
}

/** This number of cards is higher than the screen of a phone. */
const phoneWorks = 5

export const renderWorks: RenderList = (input) => {
  const { results } = input.responses[1] as { results: Work[] }
  const rows = takeFirstRows<Work>(input.responses[1], input, phoneWorks)
  if (rows.length === 0) return []
  const content = (
    <Stack gap={4}>
      <Text size="sm" tone="muted">
        {worksCopy.count(results.length)}
      </Text>
      <Grid as="ul" minColumn="20rem" gap={4}>
        {rows.map((work) => (
          <WorkCard key={work.id} work={work} link={button} />
        ))}
      </Grid>
    </Stack>
  )
  return [{ place: '[data-loading]', content }]
}
