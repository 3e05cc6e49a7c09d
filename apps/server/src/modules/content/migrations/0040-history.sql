-- Home pages, and which version of a text players read, can be shown as they stood at any moment from now on.
select platform.keep_history('content.site_index', 'tag');
select platform.keep_history('content.article', 'id');
