/** What a scan read from the ID; empty where it read nothing. */
export interface ScannedFields {
  first_name: string;
  middle_name: string;
  last_name: string;
  birthday: string;
  gender: string;
  id_type: string;
  id_number: string;
  nationality: string;
  address: string;
  expiry_date: string;
  /** How sure the scanner is, 0 to 100. */
  score: number;
}
