import type { AuthorizationTerms } from '@/api/generated/model/authorizationTerms'
import { withBasePath } from '@/base-path'
import { lots } from '@/copy/lots'
import { sharedPass as words } from '@/copy/shared-pass'
import type { AllowedTime } from '@/domain/allowed-days'
import { encodeSharedPass, removePersonalNumbers, type SharedPass } from '@/domain/shared-passes'
import { paths } from '@/paths'
import type { CurrentSession } from '@/session/use-session'

/** The authorization whose pass is shared. */
export interface PassSource extends AllowedTime, Pick<AuthorizationTerms, 'name' | 'location_to'> {
  /** The lot; absent if it is the lot that this tab shows. */
  property_id?: number
}

/** The lots and neighbourhoods of the user, in which the lot of the pass is looked up. */
type Places = Pick<CurrentSession, 'session' | 'neighbourhood' | 'lot'>

/** Builds the pass that the link of an authorization carries. `code` is the text of its QR code. */
export function buildSharedPass(source: PassSource, code: string, places: Places): SharedPass {
  const { customer, properties } = places.session
  const { property_id: lotId } = source
  const lot = lotId === undefined ? places.lot : properties.find(({ property_id }) => property_id === lotId)
  const neighbourhood = customer.find(({ id }) => id === lot?.real_property_id) ?? places.neighbourhood
  return {
    ...source,
    code,
    name: removePersonalNumbers(source.name),
    neighbourhood: neighbourhood.real_property_name,
    lot: lot ? lots.name(lot.identifier, lot.area_name) : '',
    destination: getDestination(source, lot?.location, neighbourhood.location),
  }
}

/** Returns the coordinates that the user chose to send. A lot without coordinates gets those of its neighbourhood. */
function getDestination(
  { location_to }: PassSource,
  lotLocation: string | null | undefined,
  neighbourhoodLocation: string | null,
): string {
  if (location_to === null) return ''
  return (location_to === 'PROPERTY' ? lotLocation : null) ?? neighbourhoodLocation ?? ''
}

/** Returns the message with the link of a pass. */
export function writePassMessage(pass: SharedPass): string {
  const address = paths.sharedPass(encodeSharedPass(pass), words.days(pass))
  return `${words.line(pass)}\n${window.location.origin}${withBasePath(address)}`
}

/** Returns the address with which WhatsApp opens with a text. */
export const buildWhatsAppAddress = (text: string): string =>
  `https://wa.me/?text=${encodeURIComponent(text.toWellFormed())}`
