import { Download, Printer } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { authorizationTypes } from '@/copy/authorizations'
import { getLabel } from '@/copy/labels'
import { lots } from '@/copy/lots'
import { weekdayWords } from '@/copy/weekdays'
import { Button } from '@/design-system/components/Button/Button'
import { Card } from '@/design-system/components/Card/Card'
import { DescriptionList } from '@/design-system/components/DescriptionList/DescriptionList'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Inline } from '@/design-system/components/Inline/Inline'
import { QrCode } from '@/design-system/components/QrCode/QrCode'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Tag } from '@/design-system/components/Tag/Tag'
import { Text } from '@/design-system/components/Text/Text'
import { WeekdayCircles } from '@/design-system/components/WeekdayCircles/WeekdayCircles'
import { isExpiredAuthorization } from '@/domain/authorizations'
import type { Pass } from '@/domain/passes'
import { getEffectiveWeekdays } from '@/domain/weekdays'
import { downloadQr } from '@/patterns/export/download-qr'
import { useNotify } from '@/patterns/notify/use-notify'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { copy as listCopy } from '../list/copy'
import { formatAllowedDays, formatAllowedHours } from '../terms-text'
import { copy } from './copy'

interface PassCardProps {
  pass: Pass
  /** The buttons that share the pass, before the others. */
  shareActions?: ReactNode
}

/** The printable pass, with the QR code and the data that the guard checks. */
export function PassCard({ pass, shareActions }: PassCardProps) {
  const nameId = useId()
  const { name, qrcode, preauthorization_type } = pass
  const isExpired = isExpiredAuthorization(pass)
  return (
    <>
      <Card as="section" tone="paper" aria-labelledby={nameId}>
        <Grid minColumn="15rem" gap={5}>
          {qrcode ? (
            <QrCode
              text={qrcode}
              label={copy.qr}
              isSpelled
              renderFailure={(retry) => <RetryAlert onRetry={retry}>{copy.qrFailed}</RetryAlert>}
            />
          ) : null}
          <Stack gap={4}>
            <Stack gap={2}>
              <Heading level={2} id={nameId}>
                {name}
              </Heading>
              <Inline>
                <Tag tone={isExpired ? 'neutral' : 'success'}>
                  {isExpired ? listCopy.card.expired : listCopy.card.current}
                </Tag>
                <Tag>{getLabel(authorizationTypes, preauthorization_type)}</Tag>
              </Inline>
            </Stack>
            <DescriptionList terms="above" items={buildFacts(pass)} />
          </Stack>
        </Grid>
      </Card>
      {shareActions}
      {qrcode ? <QrActions qrcode={qrcode} /> : null}
    </>
  )
}

function QrActions({ qrcode }: { qrcode: string }) {
  const notify = useNotify()
  const download = () => downloadQr(qrcode).catch(() => notify.error(copy.downloadFailed))
  return (
    <Inline gap={3} stacksOnPhone>
      <Button icon={<Download size={20} aria-hidden="true" />} onClick={() => void download()}>
        {copy.download}
      </Button>
      <Button icon={<Printer size={20} aria-hidden="true" />} onClick={() => window.print()}>
        {copy.print}
      </Button>
    </Inline>
  )
}

/** Returns the data of the pass in the order in which the guard checks them. */
function buildFacts(pass: Pass) {
  const { facts } = copy
  const weekdays = (
    <WeekdayCircles label={facts.weekdays} days={getEffectiveWeekdays(pass)} labels={weekdayWords} />
  )
  return [
    { term: facts.people, description: <Names pass={pass} /> },
    { term: facts.days, description: formatAllowedDays(pass) },
    ...(pass.concurrent_flag ? [{ term: facts.weekdays, description: weekdays }] : []),
    { term: facts.hours, description: formatAllowedHours(pass) },
    ...(pass.lot
      ? [
          { term: lots.lot, description: lots.name(pass.lot.identifier, pass.lot.area_name) },
          { term: facts.neighbourhood, description: pass.lot.real_property_name },
        ]
      : []),
  ]
}

function Names({ pass: { people, count_authorized } }: { pass: Pass }) {
  const unlistedCount = count_authorized - people.length
  if (count_authorized === 0) return copy.nobody
  return (
    <Stack as="ul" gap={0}>
      {people.map(({ id, full_name }) => (
        <Text as="li" key={id} weight="medium">
          {full_name}
        </Text>
      ))}
      {unlistedCount > 0 ? (
        <Text as="li" tone="muted">
          {copy.more(unlistedCount)}
        </Text>
      ) : null}
    </Stack>
  )
}
