import type { VehicleSeed } from './add-lot-rows.ts'

/** Vehicles of A-12: both plate formats, a motorcycle, one without a plate, an expired inspection, an insurance that expires soon. */
export const vehiclesOfA12: readonly VehicleSeed[] = [
  {
    vehicle_type: 'P',
    license_plate_number: 'AF482QN',
    color: 'GREY',
    brand: 'TOYOTA',
    model: 'TOYOTA_HILUX',
    insurance_company: 'SANCOR',
    insurance_policy_number: '4417-88-20930',
    insuredFor: 250,
    inspectedFor: 90,
    registered: 600,
    changed: 15,
  },
  {
    vehicle_type: 'C',
    license_plate_number: 'MKT739',
    color: 'LIGHT_BLUE',
    brand: 'CITROEN',
    model: 'CITROEN_C3',
    insurance_company: 'RIVADAVIA',
    insurance_policy_number: null,
    insuredFor: 3,
    inspectedFor: -40,
    registered: 690,
  },
  {
    vehicle_type: 'M',
    license_plate_number: 'A128BZW',
    color: 'RED',
    brand: 'HONDA',
    model: 'HONDA_WAVE',
    insurance_company: 'CAJA',
    insurance_policy_number: 'M-0093817',
    insuredFor: 7,
    inspectedFor: null,
    registered: 120,
  },
  {
    vehicle_type: 'C',
    license_plate_number: '',
    color: 'WHITE',
    brand: 'VOLKSWAGEN',
    model: 'VOLKSWAGEN_T_CROSS',
    insurance_company: 'ZURICH',
    insurance_policy_number: null,
    insuredFor: 364,
    inspectedFor: null,
    registered: 1,
  },
  {
    vehicle_type: 'G',
    license_plate_number: '-',
    color: 'GREEN',
    brand: 'CLUB_CAR',
    model: 'CLUB_CAR_TEMPO',
    insurance_company: 'SAN_CRISTOBAL',
    insurance_policy_number: null,
    insuredFor: 61,
    inspectedFor: null,
    registered: 380,
  },
  {
    vehicle_type: 'C',
    license_plate_number: 'Peatonal',
    color: 'BLACK',
    brand: 'FIAT',
    model: 'FIAT_MOBI',
    insurance_company: 'PROVINCIA',
    insurance_policy_number: null,
    insuredFor: -200,
    inspectedFor: -220,
    registered: 900,
  },
]

/** Vehicles of the tenants of B-7. */
export const vehiclesOfB7: readonly VehicleSeed[] = [
  {
    vehicle_type: 'C',
    license_plate_number: 'AC903LN',
    color: 'BORDEAUX',
    brand: 'PEUGEOT',
    model: 'PEUGEOT_208',
    insurance_company: 'FEDERACION',
    insurance_policy_number: '71-220934',
    insuredFor: 140,
    inspectedFor: 1,
    registered: 204,
  },
  {
    vehicle_type: 'C',
    license_plate_number: 'HNP052',
    color: 'SILVER',
    brand: 'CHEVROLET',
    model: 'CHEVROLET_CRUZE',
    insurance_company: 'MERIDIONAL',
    insurance_policy_number: null,
    insuredFor: -5,
    inspectedFor: 30,
    registered: 204,
    changed: 100,
  },
]

/** Vehicles of `inquilino`, on C-3. */
export const vehiclesOfC3: readonly VehicleSeed[] = [
  {
    vehicle_type: 'C',
    license_plate_number: 'AD617PJ',
    color: 'BLUE',
    brand: 'RENAULT',
    model: 'RENAULT_SANDERO',
    insurance_company: 'SEGUNDA',
    insurance_policy_number: '009-3318',
    insuredFor: 75,
    inspectedFor: 20,
    registered: 190,
  },
]

/** Vehicles of `consejo`, on E-9. */
export const vehiclesOfE9: readonly VehicleSeed[] = [
  {
    vehicle_type: 'P',
    license_plate_number: 'GRV418',
    color: 'WHITE',
    brand: 'FORD',
    model: 'FORD_RANGER',
    insurance_company: 'MERCANTIL',
    insurance_policy_number: null,
    insuredFor: 33,
    inspectedFor: 33,
    registered: 1000,
  },
]
