import { describe, expect, it } from 'vitest';
import { sayCancelled, writeCancelled } from './cancel-causes.ts';
import {
  affordable,
  goodsSorts,
  isDirect,
  isOtherFilter,
  quantityMax,
  redeemState,
} from './goods.ts';
import {
  fieldsOf,
  type OrderField,
  orderFieldProblem,
  orderFormProblem,
  orderTexts,
} from './order-form.ts';
import { orderLook } from './order-status.ts';

const textOf = (field: OrderField, text: string) => {
  const problem = orderFieldProblem(field, text);
  return problem && orderTexts[problem].en;
};

describe('what may be redeemed', () => {
  it('asks for stock first, then for more than the price [M-175 M-176 M-177 M-178]', () => {
    const goods = { price_filcoin: 100, stock: 3 };
    expect(redeemState({ ...goods, stock: 0 }, 1000)).toBe('restocking');
    expect(redeemState(goods, 99)).toBe('insufficient');
    expect(redeemState(goods, 100)).toBe('insufficient');
    expect(redeemState(goods, 101)).toBe('ready');
  });

  it('goes up to what balance and stock allow [M-274]', () => {
    expect(quantityMax({ price_filcoin: 100, stock: 3 }, 250)).toBe(2);
    expect(quantityMax({ price_filcoin: 100, stock: 3 }, 1000)).toBe(3);
    expect(affordable({ price_filcoin: 100 }, 1000)).toBe(10);
  });

  it('needs no form for a code shown at once alone [M-179 M-180]', () => {
    expect(isDirect({ product_type: 1, deliver_method: 1 })).toBe(true);
    expect(isDirect({ product_type: 1, deliver_method: 2 })).toBe(false);
    expect(isDirect({ product_type: 2, deliver_method: 1 })).toBe(false);
  });

  it('begins the list anew for another filter alone [M-182 M-438]', () => {
    const filter = { sort: 1, points_range: 2 } as const;
    expect(isOtherFilter(filter, { ...filter })).toBe(false);
    expect(isOtherFilter(filter, { ...filter, sort: 2 })).toBe(true);
    expect(isOtherFilter(filter, { ...filter, points_range: 1 })).toBe(true);
    expect(Object.values(goodsSorts).map(({ en }) => en)).toEqual([
      'Default',
      'Low to high points',
      'High to low points',
    ]);
  });
});

describe('the order form', () => {
  it('says what is wrong in the documents’ words [M-261 M-262 M-263 M-264 M-265 M-266 M-441]', () => {
    expect(textOf('recipient_name', ' ')).toBe('Recipient name is required');
    expect(textOf('recipient_name', 'x'.repeat(21))).not.toBeNull();
    expect(textOf('recipient_name', 'x'.repeat(20))).toBeNull();
    expect(textOf('phone_number', 'none')).toBe('Phone number is required');
    expect(textOf('phone_number', '8170000001')).toBe('Phone number must start with 9 or 09');
    const digits = "Sorry, it's not a valid phone number, should be";
    expect(textOf('phone_number', '0917 000 000')).toBe(`${digits} 11 digits`);
    expect(textOf('phone_number', '917 000 000')).toBe(`${digits} 10 digits`);
    expect(textOf('phone_number', '0917 000 0001')).toBeNull();
    expect(textOf('phone_number', '917 000 0001')).toBeNull();
  });

  it('takes digits and # in an address, whatever its text names [M-268 M-269 M-270 M-271 M-272]', () => {
    expect(textOf('delivery_address', '')).toBe('Delivery address is required');
    expect(textOf('delivery_address', '12 Mabini St., #4')).toBeNull();
    expect(textOf('delivery_address', '12 Muñoz St., Parañaque')).toBeNull();
    expect(textOf('delivery_address', 'Unit 4-B')).toBe(
      'Allowed characters: A-Z, a-z, space, comma, period',
    );
    expect(textOf('delivery_address', 'x'.repeat(101))).not.toBeNull();
    expect(textOf('email', '')).toBe('Email address is required');
    expect(textOf('email', 'maria@example')).toBe('Email Address Error');
    expect(textOf('email', `${'x'.repeat(90)}@example.com`)).not.toBeNull();
    expect(textOf('email', 'maria@example.com')).toBeNull();
  });

  it('asks for an address for the courier alone [M-181 M-480]', () => {
    const always = ['recipient_name', 'phone_number', 'email'];
    expect(fieldsOf(2, 1)).toEqual(always);
    expect(fieldsOf(1, 2)).toEqual(always);
    expect(fieldsOf(2, 2)).toContain('delivery_address');
    const form = { recipient_name: 'A', phone_number: '', delivery_address: '', email: '' };
    expect(orderFormProblem(fieldsOf(2, 2), form)).toEqual({
      field: 'phone_number',
      problem: 'phoneRequired',
    });
  });
});

it('shows a status by its words and colour, and what it does not know as failed [M-183 M-184 M-185 M-186 M-187 M-188]', () => {
  const shown = (status?: number) => {
    const { text, tone } = orderLook(status);
    return [text.en, tone];
  };
  expect(shown(1)).toEqual(['Redemption successful', 'positive']);
  expect(shown(2)).toEqual(['Processing', 'warning']);
  expect(shown(3)).toEqual(['Shipped', 'positive']);
  expect(shown(4)).toEqual(['Received', 'positive']);
  expect(shown(5)).toEqual(['Failed', 'negative']);
  expect(shown()).toEqual(['Shipped', 'positive']);
});

describe('why an order was cancelled', () => {
  it('is said in the language of the reader, with the words as they were written', () => {
    const written = writeCancelled('address', 'nobody at home: twice');
    expect(sayCancelled(written, 'en_US')).toBe(
      'It could not be delivered to you: nobody at home: twice',
    );
    expect(sayCancelled(written, 'tl_PH')).toBe('Hindi ito maihatid sa iyo: nobody at home: twice');
    expect(sayCancelled(writeCancelled('stock', ''), 'tl_PH')).toBe('Hindi na ito makukuha');
  });

  it('is the words alone where no cause fits, and what stood there before causes had names', () => {
    expect(sayCancelled(writeCancelled('other', 'A recall'), 'tl_PH')).toBe('A recall');
    expect(sayCancelled('You asked for it: by phone', 'tl_PH')).toBe('You asked for it: by phone');
    expect(sayCancelled('', 'en_US')).toBe('');
  });
});
