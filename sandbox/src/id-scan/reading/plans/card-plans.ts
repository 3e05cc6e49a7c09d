import type { IdType } from '@perya/contract/rules/kyc-options';
import { anchor, below, beside, type CardPlan } from './card-plan.ts';

const umid: CardPlan = {
  numberForm: '####-#######-#',
  dateForm: 'year first',
  anchors: [
    anchor('CRN', 40, 156, 24),
    anchor('SURNAME', 330, 212),
    anchor('GIVEN NAME', 330, 286),
    anchor('MIDDLE NAME', 330, 360),
    anchor('SEX', 330, 434),
    anchor('DATE OF BIRTH', 460, 434),
    anchor('ADDRESS', 330, 528),
    anchor('UNIFIED MULTI-PURPOSE ID', 40, 78, 32),
  ],
  zones: [
    beside('id_number', 'number', [110, 158], 400),
    below('last_name', 'name', [330, 212], 600),
    below('first_name', 'name', [330, 286], 600),
    below('middle_name', 'name', [330, 360], 600),
    below('gender', 'gender', [330, 434], 100),
    below('birthday', 'date', [460, 434], 300),
    below('address', 'address', [330, 528], 670),
  ],
};

const drivingLicense: CardPlan = {
  numberForm: 'A##-##-######',
  dateForm: 'year first',
  anchors: [
    anchor('Last Name, First Name, Middle Name', 310, 178),
    anchor('Nationality', 310, 258),
    anchor('Sex', 450, 258),
    anchor('Date of Birth', 540, 258),
    anchor('Weight (kg)', 745, 258),
    anchor('Height (m)', 880, 258),
    anchor('Address', 310, 342),
    anchor('License No.', 310, 420),
    anchor('Expiration Date', 570, 420),
    anchor('Agency Code', 800, 420),
    anchor('Blood Type', 310, 504),
    anchor('Conditions', 450, 504),
  ],
  zones: [
    below('name', 'last, first, middle', [310, 178], 690),
    below('nationality', 'country', [310, 258], 120),
    below('gender', 'gender', [450, 258], 76),
    below('birthday', 'date', [540, 258], 190),
    below('address', 'address', [310, 342], 690),
    below('id_number', 'number', [310, 420], 245),
    below('expiry_date', 'date', [570, 420], 215),
  ],
};

const passport: CardPlan = {
  numberForm: 'P#######A',
  dateForm: 'day first',
  anchors: [
    anchor('Type', 400, 60),
    anchor('Country code', 520, 60),
    anchor('Passport no.', 760, 60),
    anchor('Surname', 400, 150),
    anchor('Given names', 400, 232),
    anchor('Middle name', 400, 314),
    anchor('Date of birth', 400, 396),
    anchor('Nationality', 760, 396),
    anchor('Place of birth', 520, 478),
    anchor('Date of issue', 400, 560),
    anchor('Valid until', 680, 560),
    anchor('Issuing authority', 920, 560),
  ],
  zones: [
    below('id_number', 'number', [760, 60], 240),
    below('last_name', 'name', [400, 150], 500),
    below('first_name', 'name', [400, 232], 500),
    below('middle_name', 'name', [400, 314], 500),
    below('birthday', 'date', [400, 396], 300),
    below('nationality', 'country', [760, 396], 300),
    below('gender', 'gender', [400, 478], 90),
    below('expiry_date', 'date', [680, 560], 220),
    below('issuing_authority', 'authority', [920, 560], 245),
    { field: 'machine', writing: 'machine zone', x0: 30, y0: 748, x1: 1170, y1: 808 },
  ],
};

const philHealth: CardPlan = {
  numberForm: '##-#########-#',
  dateForm: 'words',
  anchors: [
    anchor('REPUBLIC OF HALIMBAWA', 70, 58, 20),
    anchor('HEALTH INSURANCE CORPORATION', 70, 100, 30),
    anchor('Signature', 70, 566),
    anchor('INFORMAL ECONOMY', 740, 470, 21),
  ],
  zones: [
    { field: 'id_number', writing: 'number', x0: 60, y0: 150, x1: 600, y1: 210 },
    beside('name', 'last, first middle', [70, 266], 660),
    beside('birthday', 'date - gender', [70, 320], 660),
    { field: 'address', writing: 'address', x0: 60, y0: 344, x1: 735, y1: 416 },
  ],
};

const sss: CardPlan = {
  numberForm: '##-#######-#',
  dateForm: 'month first',
  anchors: [
    anchor('SS Number:', 44, 186, 22),
    anchor('Surname:', 44, 248, 22),
    anchor('First Name:', 44, 310, 22),
    anchor('Middle Name:', 44, 372, 22),
    anchor('Date of Birth:', 44, 434, 22),
    anchor('Signature', 44, 586, 20),
    anchor('REPUBLIC OF HALIMBAWA', 380, 116, 20),
    anchor('Sex:', 44, 496, 22),
  ],
  zones: [
    beside('id_number', 'number', [236, 186], 490),
    beside('last_name', 'name', [236, 248], 490),
    beside('first_name', 'name', [236, 310], 490),
    beside('middle_name', 'name', [236, 372], 490),
    beside('birthday', 'date', [236, 434], 490),
    beside('gender', 'gender', [236, 496], 490),
  ],
};

const postal: CardPlan = {
  numberForm: '############ P',
  dateForm: 'day first',
  anchors: [
    anchor('PRN', 40, 382, 20),
    anchor('Surname', 320, 66),
    anchor('First Name', 320, 146),
    anchor('Middle Name', 660, 146),
    anchor('Address', 320, 226),
    anchor('Date of Birth', 320, 300),
    anchor('Nationality', 580, 300),
    anchor('Sex', 800, 300),
    anchor('Issuing Post Office', 320, 380),
    anchor('Valid Until', 740, 380),
  ],
  zones: [
    { field: 'id_number', writing: 'number', x0: 30, y0: 390, x1: 312, y1: 432 },
    below('last_name', 'name', [320, 66], 640),
    below('first_name', 'name', [320, 146], 330),
    below('middle_name', 'name', [660, 146], 330),
    below('address', 'address', [320, 226], 680),
    below('birthday', 'date', [320, 300], 245),
    below('nationality', 'country', [580, 300], 200),
    below('gender', 'gender', [800, 300], 100),
    below('issuing_authority', 'authority', [320, 380], 405),
    below('expiry_date', 'date', [740, 380], 240),
  ],
};

const prc: CardPlan = {
  numberForm: '#######',
  dateForm: 'month first',
  anchors: [
    anchor('LAST NAME', 326, 186, 19),
    anchor('FIRST NAME', 326, 240, 19),
    anchor('MIDDLE NAME', 326, 294, 19),
    anchor('REGISTRATION NO.', 326, 348, 19),
    anchor('REGISTRATION DATE', 326, 402, 19),
    anchor('DATE OF BIRTH', 326, 456, 19),
    anchor('VALID UNTIL', 326, 510, 19),
    anchor('PROFESSIONAL REGULATION COMMISSION', 200, 84, 30),
  ],
  zones: [
    beside('last_name', 'name', [556, 186], 440),
    beside('first_name', 'name', [556, 240], 440),
    beside('middle_name', 'name', [556, 294], 440),
    beside('id_number', 'number', [556, 348], 440),
    beside('birthday', 'date', [556, 456], 220),
    beside('expiry_date', 'date', [556, 510], 220),
  ],
};

const tin: CardPlan = {
  numberForm: '###-###-###-###',
  dateForm: 'month first',
  anchors: [
    anchor('REPUBLIC OF HALIMBAWA', 44, 52, 20),
    anchor('BUREAU OF INTERNAL REVENUE', 44, 92, 32),
    anchor('NAME', 44, 246),
    anchor('ADDRESS', 44, 330),
    anchor('BIRTH DATE', 44, 410),
    anchor('ISSUE DATE', 330, 410),
    anchor('SIGNATURE', 44, 600),
  ],
  zones: [
    { field: 'id_number', writing: 'number', x0: 36, y0: 158, x1: 600, y1: 210 },
    below('name', 'last, first middle', [44, 246], 690),
    below('address', 'address', [44, 330], 690),
    below('birthday', 'date', [44, 410], 270),
  ],
};

const philSys: CardPlan = {
  numberForm: '####-####-####-####',
  dateForm: 'words',
  anchors: [
    anchor('REPUBLIC OF HALIMBAWA', 44, 52, 20),
    anchor('NATIONAL IDENTIFICATION CARD', 44, 98, 34),
    anchor('Last Name', 330, 216),
    anchor('Given Names', 330, 290),
    anchor('Middle Name', 330, 364),
    anchor('Date of Birth', 330, 438),
    anchor('Address', 44, 546),
  ],
  zones: [
    { field: 'id_number', writing: 'number', x0: 36, y0: 132, x1: 640, y1: 184 },
    below('last_name', 'name', [330, 216], 640),
    below('first_name', 'name', [330, 290], 640),
    below('middle_name', 'name', [330, 364], 640),
    below('birthday', 'date', [330, 438], 400),
    below('address', 'address', [44, 546], 690),
  ],
};

export const cardPlans: Record<IdType, CardPlan> = {
  UMID: umid,
  DRIVING_LICENSE: drivingLicense,
  PASSPORT: passport,
  PHIL_HEALTH: philHealth,
  SSS: sss,
  POSTAL: postal,
  PRC: prc,
  TIN: tin,
  PHILSYS: philSys,
};
